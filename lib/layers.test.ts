import { describe, expect, it } from '@jest/globals'
import { importsOf, sourcesBelow, textOf } from '@/scripts/lib/imports'
import { LAYERS } from './layers'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const library = sourcesBelow('lib').filter((file) => !isTest(file) && file.split('/').length > 2)
const areaOf = (file: string) => file.split('/')[1] ?? ''
const heightOf = (area: string) => (LAYERS as readonly string[]).indexOf(area)

/** `[importer, imported]` of every import in some files that a rule refuses. */
const refused = (files: string[], isAllowed: (from: string, to: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  )

/** Every circle of imports among some files, as the path that leads around it. */
function circles(files: string[]): string[] {
  const among = new Set(files)
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const imported of importsOf(file))
      if (among.has(imported)) visit(imported, [...path, file])
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  return found
}

describe('the areas of lib/', () => {
  it('are all named in the list of layers, once', () => {
    const areas = [...new Set(library.map(areaOf))].sort()
    expect([...LAYERS].sort()).toEqual(areas)
  })

  it('import only from layers below', () => {
    expect(
      refused(
        library,
        (from, to) =>
          !to.startsWith('lib/') ||
          areaOf(from) === areaOf(to) ||
          heightOf(areaOf(to)) < heightOf(areaOf(from)),
      ),
    ).toEqual([])
  })

  it('know no page, and of the components only what mails are made of', () => {
    expect(
      refused(
        library,
        (_, to) =>
          !/^(?:app|components|tests|scripts)\//.test(to) || to.startsWith('components/mail/'),
      ),
    ).toEqual([])
  })

  it('have no circular imports', () => {
    expect(circles(library)).toEqual([])
  })
})

describe('components/', () => {
  const components = sourcesBelow('components').filter((file) => !isTest(file))

  it('reach nothing that only a server may load', () => {
    expect(
      refused(
        components,
        (_, to) =>
          !to.startsWith('app/') &&
          (!to.startsWith('lib/') || !/import 'server-only'/.test(textOf(to))),
      ),
    ).toEqual([])
  })

  it('stand in the folder of an area, or in one that says what else it is', () => {
    const others = [
      // What areas share.
      ...['ui', 'forms', 'info', 'storefront', 'back-office'],
      // What only the browser or the owner's texts know.
      ...['language', 'currency', 'wishlist', 'about', 'system-requirements'],
    ]
    const known = [...(LAYERS as readonly string[]), ...others]
    expect(components.filter((file) => !known.includes(areaOf(file)))).toEqual([])
  })

  it('keep the back office out of the storefront', () => {
    const isBackOffice = (file: string) => /^components\/(?:back-office|[\w-]+\/admin)\//.test(file)
    expect(
      refused(
        components.filter((file) => !isBackOffice(file)),
        (_, to) => !isBackOffice(to),
      ),
    ).toEqual([])
  })

  it('have no circular imports', () => {
    expect(circles(components)).toEqual([])
  })

  it('have primitives that know nothing of the shop', () => {
    expect(
      refused(
        components.filter((file) => file.startsWith('components/ui/')),
        (_, to) => /^(?:components\/ui|lib\/core|lib\/i18n)\//.test(to),
      ),
    ).toEqual([])
  })
})

describe('app/', () => {
  it('reaches database and providers through the areas', () => {
    expect(
      refused(
        sourcesBelow('app'),
        (_, to) =>
          to !== 'lib/core/db.ts' &&
          !/^lib\/(?:payments\/(?:paypal|authorize-net)|mail\/smtp|notifications\/(?:slack|webhook))\//.test(
            to,
          ),
      ),
    ).toEqual([])
  })
})
