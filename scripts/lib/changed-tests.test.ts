import { describe, expect, it } from '@jest/globals'
import { testsOfChange } from './changed-tests'

const PROJECT: Record<string, { imports?: string[]; text?: string }> = {
  'lib/core/money.ts': {},
  'lib/core/money.test.ts': { imports: ['lib/core/money.ts'] },
  'lib/cart/queries.ts': { imports: ['lib/core/money.ts'] },
  'lib/cart/remind.ts': {},
  'lib/content/help/search.ts': {},
  'lib/layers.test.ts': { text: 'readdirSync(folder)' },
  'components/content/help/faqs.tsx': {},
  'components/content/help/faqs.test.tsx': { imports: ['components/content/help/faqs.tsx'] },
  'app/api/cart/[id]/route.ts': { imports: ['lib/cart/queries.ts'] },
  'app/api/help/search/route.ts': { imports: ['lib/content/help/search.ts'] },
  'app/(store)/[locale]/(info)/help/page.tsx': { imports: ['components/content/help/faqs.tsx'] },
  'app/(store)/[locale]/page.tsx': {},
  'app/admin/layout.tsx': { imports: ['lib/content/help/search.ts'] },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a test says so
  'tests/api/cart.test.ts': { text: 'get(`/api/cart/${id}`)' },
  'tests/api/help.test.ts': { text: "get('/api/help/search?q=a')" },
  'tests/e2e/help.spec.ts': { text: "goto('/help')", imports: ['tests/e2e/steps.ts'] },
  'tests/e2e/home.spec.ts': { text: "goto('/')" },
  'tests/e2e/admin-orders.spec.ts': { text: "goto('/admin/orders')" },
  'tests/e2e/steps.ts': {},
  'tests/unit/decisions.test.ts': { text: "readFileSync('docs/decisions/README.md')" },
}

const changed = (...files: string[]) =>
  testsOfChange(files, {
    files: Object.keys(PROJECT),
    importsOf: (file) => PROJECT[file]?.imports ?? [],
    textOf: (file) => PROJECT[file]?.text ?? '',
  })

const READERS = ['lib/layers.test.ts']

describe('the tests that a change can break', () => {
  it('are those that import it, and those that call what imports it', () => {
    expect(changed('lib/core/money.ts')).toEqual({
      unit: ['lib/core/money.test.ts', ...READERS],
      api: ['tests/api/cart.test.ts'],
      e2e: [],
    })
  })

  it('are those of a page that shows it', () => {
    expect(changed('components/content/help/faqs.tsx')).toEqual({
      unit: [...READERS, 'components/content/help/faqs.test.tsx'],
      api: [],
      e2e: ['tests/e2e/help.spec.ts'],
    })
  })

  it('are those that call its area, where it has no address of its own', () => {
    expect(changed('lib/cart/remind.ts').api).toEqual(['tests/api/cart.test.ts'])
  })

  it('are those of all pages within a frame', () => {
    expect(changed('app/admin/layout.tsx').e2e).toEqual(['tests/e2e/admin-orders.spec.ts'])
    expect(changed('app/(store)/[locale]/page.tsx').e2e).toEqual(['tests/e2e/home.spec.ts'])
  })

  it('are those of pages and components where a text or a look changes', () => {
    expect(changed('messages/de.json').e2e).toHaveLength(3)
    expect(changed('messages/de.json').api).toEqual([])
    expect(changed('messages/back-office/de/orders.json').e2e).toEqual([
      'tests/e2e/admin-orders.spec.ts',
    ])
    expect(changed('app/theme.css').unit).toHaveLength(4)
  })

  it('are those that use a step of theirs, or name a file', () => {
    expect(changed('tests/e2e/steps.ts').e2e).toEqual(['tests/e2e/help.spec.ts'])
    expect(changed('docs/decisions/README.md')).toEqual({
      unit: [...READERS, 'tests/unit/decisions.test.ts'],
      api: [],
      e2e: [],
    })
  })

  it('are all where what they all stand on changes', () => {
    for (const file of [
      'package.json',
      'prisma/schema.prisma',
      'lib/platform/cache.ts',
      'server.mjs',
    ])
      expect(Object.values(changed(file)).flat()).toHaveLength(9)
  })

  it('are none where nothing changes', () => {
    expect(changed()).toEqual({ unit: READERS, api: [], e2e: [] })
  })
})
