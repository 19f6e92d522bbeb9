import { expect, it } from '@jest/globals'
import { TAB_HELP } from './tab-help'
import { tabGroupsOf } from './tabs'

it('every tab has its help, and no other', () => {
  const tabs = tabGroupsOf('admin').flatMap(({ tabs }) => tabs.map(({ name }) => name))
  expect(Object.keys(TAB_HELP).sort()).toEqual(tabs.sort())
})
