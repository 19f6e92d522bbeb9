import { describe, expect, it } from '@jest/globals'
import { entriesOf, type MenuEntry, type MenuPage, type Menus } from '@/lib/settings/menu-pages'
import {
  keyed,
  moved,
  original,
  pagesFor,
  targetKey,
  targetOf,
  withEntry,
  without,
} from './menu-draft'

const pages = (menus: Menus) =>
  entriesOf(menus, 'buyers').map((entry) => (entry.to === 'store' ? entry.page : entry.to))
const store = (page: MenuPage): MenuEntry => ({ to: 'store', page, names: {}, isHidden: false })

describe('a menu that is being changed', () => {
  it('starts with the entries that it came with, and can go back to them', () => {
    const changed = moved({}, 'buyers', 1, -1)
    expect(pages(changed)).toEqual(['trackOrder', 'library'])
    expect(pages(original(changed, 'buyers'))).toEqual(['library', 'trackOrder'])
  })

  it('gains and loses entries', () => {
    const more = withEntry({}, 'buyers', 2, store('help'))
    expect(pages(more)).toEqual(['library', 'trackOrder', 'help'])
    expect(pages(without(more, 'buyers', 0))).toEqual(['trackOrder', 'help'])
    expect(pagesFor(more, 'buyers')).not.toContain('help')
  })

  it('offers what is no link in the footer alone', () => {
    expect(pagesFor({ buyers: [] }, 'buyers')).not.toContain('mainCategories')
    expect(pagesFor({ shop: [] }, 'shop')).toContain('mainCategories')
  })
})

it('entries keep their keys in another place, of which no two are the same', () => {
  const entries = [store('help'), store('terms'), store('help')]
  expect(keyed(entries).map(({ key }) => key)).toEqual([
    'store help 1',
    'store terms 1',
    'store help 2',
  ])
})

it('a choice leads to what it stands for', () => {
  for (const target of [
    { to: 'store', page: 'help' },
    { to: 'page', id: 3 },
    { to: 'category', id: 12 },
    { to: 'collection', id: 4 },
  ] as const)
    expect(targetOf(targetKey(target))).toEqual(target)
  expect([targetOf(''), targetOf('web'), targetOf('store nowhere')]).toEqual([null, null, null])
})
