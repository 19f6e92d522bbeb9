import { describe, expect, it } from '@jest/globals'
import { entriesOf, type MenuEntry, type Menus, missingInFooter, mustStay } from './menu-pages'
import { menusSchema } from './menus'

const store = (page: Extract<MenuEntry, { to: 'store' }>['page'], isHidden = false): MenuEntry => ({
  to: 'store',
  page,
  names: {},
  isHidden,
})
const company = entriesOf({}, 'company')

describe('menus', () => {
  it('are as they came where the owner changed nothing', () => {
    expect(menusSchema.parse({})).toEqual({})
    expect(entriesOf({}, 'buyers')).toEqual([store('library'), store('trackOrder')])
  })

  it('take pages, categories, and addresses of other sites with a name', () => {
    const entries = [
      { to: 'page', id: 3 },
      { to: 'category', id: 7, names: { de: 'Büro', fr: '' } },
      { to: 'web', url: 'https://example.com/press', names: { en: 'Press' } },
    ]
    expect(menusSchema.parse({ header: entries }).header).toEqual([
      { to: 'page', id: 3, names: {}, isHidden: false },
      { to: 'category', id: 7, names: { de: 'Büro' }, isHidden: false },
      { to: 'web', url: 'https://example.com/press', names: { en: 'Press' }, isHidden: false },
    ])
  })

  it.each([
    ['http://example.com', { en: 'Press' }],
    ['javascript:alert(1)', { en: 'Press' }],
    ['/press', { en: 'Press' }],
    ['https://example.com', {}],
    ['https://example.com', { en: ' ' }],
  ])('refuse %s named %j', (url, names) => {
    expect(menusSchema.safeParse({ header: [{ to: 'web', url, names }] }).success).toBe(false)
  })

  it('hold what is no link in the footer alone', () => {
    const withSettings = (menu: string) =>
      menusSchema.safeParse({ [menu]: [store('cookieSettings')] }).success
    expect(['header', 'side', 'shop'].map(withSettings)).toEqual([false, false, true])
  })
})

describe('what the law wants in the footer', () => {
  const without = (page: string): Menus => ({
    company: company.filter((entry) => entry.to === 'store' && entry.page !== page),
  })

  it('can move to another column, but not leave it or be hidden', () => {
    expect(missingInFooter(without('careers'))).toEqual([])
    expect(missingInFooter(without('terms'))).toEqual(['terms'])
    expect(missingInFooter({ ...without('terms'), support: [store('terms')] })).toEqual([])
    expect(missingInFooter({ ...without('terms'), support: [store('terms', true)] })).toEqual([
      'terms',
    ])
    expect(menusSchema.safeParse(without('terms')).success).toBe(false)
  })

  it('must stay as long as it is there once', () => {
    const twice: Menus = { support: [store('terms')] }
    expect(mustStay({}, 'company', store('terms'))).toBe(true)
    expect(mustStay(twice, 'company', store('terms'))).toBe(false)
    expect(mustStay({}, 'company', store('careers'))).toBe(false)
  })
})
