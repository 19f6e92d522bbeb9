import { expect, it } from '@jest/globals'
import { TAB_HELP } from './tab-help'
import { tabGroupsOf } from './tabs'

it('every tab has its help, and no other', () => {
  const tabs = tabGroupsOf('admin').flatMap(({ tabs }) => tabs.map(({ slug }) => slug))
  expect(Object.keys(TAB_HELP).sort()).toEqual(tabs.sort())
})
