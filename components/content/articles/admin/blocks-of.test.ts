import { expect, it } from '@jest/globals'
import { blocksOf } from './blocks-of'

it('puts each block of an article on a line of its own', () => {
  expect(blocksOf('<h2>One</h2><p>Two <b>words</b></p>\n<ul><li>Three</li></ul>')).toBe(
    '<h2>One</h2>\n<p>Two <b>words</b></p>\n<ul><li>Three</li>\n</ul>',
  )
})
