import { expect, it } from '@jest/globals'
import { cleanTags, parseTags } from './tags'

it('has each tag once, in small letters and without needless blanks', () => {
  expect(cleanTags([' Back to  School', 'back to school', '', ' GIFT '])).toEqual([
    'back to school',
    'gift',
  ])
})

it('reads tags with commas of any language between them', () => {
  expect(parseTags('Office, gift;学校，礼品\n office ,')).toEqual([
    'office',
    'gift',
    '学校',
    '礼品',
  ])
})
