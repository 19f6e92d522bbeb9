import { describe, expect, it } from '@jest/globals'
import { importsOf, sourcesBelow, textOf } from '@/scripts/lib/imports'
import { COMPONENT_ROOMS, LAYERS } from './layers'

type Import = [from: string, to: string]
type Layers = Record<string, readonly string[]>

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const roomOf = (file: string) => file.split('/')[1] ?? ''

const library = sourcesBelow('lib').filter((file) => !isTest(file) && file.split('/').length > 2)
const components = sourcesBelow('components').filter((file) => !isTest(file))

const COMPONENT_LAYERS: Layers = Object.fromEntries(
  Object.entries<readonly string[]>(LAYERS).map(([layer, rooms]) => {
    const own: Layers = COMPONENT_ROOMS
    return [layer, [...rooms, ...(own[layer] ?? [])]]
  }),
)

const importsIn = (files: readonly string[]): Import[] =>
  files.flatMap((file) => importsOf(file).map((imported): Import => [file, imported]))

/** `importer imports imported` of every import in some files that a rule refuses. */
const refused = (files: readonly string[], isAllowed: (from: string, to: string) => boolean) =>
  importsIn(files)
    .filter(([from, to]) => !isAllowed(from, to))
    .map(([from, to]) => `${from} imports ${to}`)

/** Every circle in a graph, as the path that leads around it. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (node: string, path: string[]) => {
    if (state.get(node) === 'done') return
    if (state.get(node) === 'open') {
      found.push([...path.slice(path.indexOf(node)), node].join(' → '))
      return
    }
    state.set(node, 'open')
    for (const next of edges.get(node) ?? []) visit(next, [...path, node])
    state.set(node, 'done')
  }
  for (const node of edges.keys()) visit(node, [])
  return found
}

function graphOf(edges: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** The circles of imports among some files. */
const circlesAmong = (files: readonly string[]) => {
  const among = new Set(files)
  return circles(graphOf(importsIn(files).filter(([, to]) => among.has(to))))
}

const MEND =
  'Move what is asked for into the lower room, or the file that asks into the higher one; or take a callback or an element.'

/** What is wrong with the imports between rooms of one folder, and what to do about it. */
function misplaced(imports: readonly Import[], layers: Layers): string[] {
  const names = Object.keys(layers)
  const layerOf = (room: string) => names.findIndex((name) => layers[name]?.includes(room))
  const between = imports.filter(
    ([from, to]) => from.split('/')[0] === to.split('/')[0] && roomOf(from) !== roomOf(to),
  )
  const upwards = between.filter(([from, to]) => layerOf(roomOf(to)) > layerOf(roomOf(from)))
  const level = between.filter(([from, to]) => layerOf(roomOf(to)) === layerOf(roomOf(from)))
  const leadsBack = circles(graphOf(level.map(([from, to]): Import => [roomOf(from), roomOf(to)])))
  return [
    ...upwards.map(
      ([from, to]) =>
        `${from} imports ${to}, of the higher layer "${names[layerOf(roomOf(to))]}". ${MEND}`,
    ),
    ...leadsBack.flatMap((circle) => {
      const rooms = circle.split(' → ')
      const steps = rooms.slice(1).map((room, index) => `${rooms[index]} ${room}`)
      return level
        .filter(([from, to]) => steps.includes(`${roomOf(from)} ${roomOf(to)}`))
        .map(([from, to]) => `${from} imports ${to}, which leads around ${circle}. ${MEND}`)
    }),
  ]
}

describe('a rule of the layers', () => {
  const layers = { goods: ['catalog', 'cart'], money: ['orders', 'refunds'] }
  const wrong = (...imports: Import[]) => misplaced(imports, layers)

  it('lets a room import lower rooms, its own files, and one of its layer', () => {
    expect(
      wrong(
        ['lib/orders/a.ts', 'lib/catalog/b.ts'],
        ['lib/orders/a.ts', 'lib/orders/downloads/b.ts'],
        ['lib/refunds/a.ts', 'lib/orders/b.ts'],
        ['lib/cart/coupons/a.ts', 'lib/catalog/search/b.ts'],
        ['components/cart/a.tsx', 'lib/orders/b.ts'],
      ),
    ).toEqual([])
  })

  it('refuses what a higher layer has', () => {
    expect(wrong(['lib/catalog/search/a.ts', 'lib/refunds/disputes/b.ts'])).toEqual([
      `lib/catalog/search/a.ts imports lib/refunds/disputes/b.ts, of the higher layer "money". ${MEND}`,
    ])
  })

  it('refuses a circle within a layer, and names every import of it', () => {
    expect(
      wrong(
        ['components/orders/a.tsx', 'components/refunds/b.tsx'],
        ['components/refunds/disputes/c.tsx', 'components/orders/d.tsx'],
        ['components/orders/e.tsx', 'components/refunds/b.tsx'],
      ),
    ).toEqual([
      expect.stringContaining('components/orders/a.tsx imports components/refunds/b.tsx'),
      expect.stringContaining('components/refunds/disputes/c.tsx imports components/orders/d.tsx'),
      expect.stringContaining('components/orders/e.tsx imports components/refunds/b.tsx'),
    ])
  })
})

describe('the rooms of lib/', () => {
  it('are all named in one layer', () => {
    const rooms = [...new Set(library.map(roomOf))].sort()
    expect(Object.values(LAYERS).flat().sort()).toEqual(rooms)
  })

  it('import lower layers, and no two of one layer lead to each other', () => {
    expect(misplaced(importsIn(library), LAYERS)).toEqual([])
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
    expect(circlesAmong(library)).toEqual([])
  })
})

describe('the rooms of components/', () => {
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

  it('are those of lib/, or named with what else they are', () => {
    const known = Object.values(COMPONENT_LAYERS).flat()
    expect(components.filter((file) => !known.includes(roomOf(file)))).toEqual([])
  })

  it('import lower layers, and no two of one layer lead to each other', () => {
    expect(misplaced(importsIn(components), COMPONENT_LAYERS)).toEqual([])
  })

  it('keep the back office out of the storefront', () => {
    const isBackOffice = (file: string) =>
      /^components\/(?:back-office|(?:[\w-]+\/)+admin)\//.test(file)
    expect(
      refused(
        components.filter((file) => !isBackOffice(file)),
        (_, to) => !isBackOffice(to),
      ),
    ).toEqual([])
  })

  it('have no circular imports', () => {
    expect(circlesAmong(components)).toEqual([])
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
  it('reaches database and providers through the rooms', () => {
    const adapters = /^lib\/(?:payments\/[^/]+|mail\/smtp|mail\/notifications\/(?:slack|webhook))\//
    expect(
      refused(sourcesBelow('app'), (_, to) => to !== 'lib/core/db.ts' && !adapters.test(to)),
    ).toEqual([])
  })
})
