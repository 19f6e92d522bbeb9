import { describe, expect, it } from '@jest/globals'
import { isNoindex, robotsRule, stricterRobots } from './robots-rule'

describe('robotsRule', () => {
  it.each([
    ['', 'index, follow'],
    ['index,follow', 'index, follow'],
    [' NoIndex , follow ', 'noindex, follow'],
    ['noimageindex, nofollow, noarchive', 'index, nofollow, noarchive, noimageindex'],
    ['index, index, follow', 'index, follow'],
  ])('keeps %j as %j', (text, rule) => expect(robotsRule(text)).toBe(rule))

  it.each(['index, noindex', 'follow, nofollow', 'all', 'index; follow', '<script>'])(
    'refuses %j',
    (text) => expect(robotsRule(text)).toBeNull(),
  )
})

describe('stricterRobots', () => {
  it.each([
    ['index, follow', 'index, follow', 'index, follow'],
    ['noindex, follow', 'index, follow', 'noindex, follow'],
    ['index, follow', 'noindex, nofollow', 'noindex, nofollow'],
    ['noindex, follow', 'index, nofollow, nosnippet', 'noindex, nofollow, nosnippet'],
    ['noindex, nofollow', 'no rule at all', 'noindex, nofollow'],
  ])('of %j and %j is %j', (one, other, rule) => expect(stricterRobots(one, other)).toBe(rule))
})

it('knows what is kept out of indexes', () => {
  expect(isNoindex('noindex, follow')).toBe(true)
  expect(isNoindex('index, nofollow')).toBe(false)
})
