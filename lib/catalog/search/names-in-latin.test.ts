import { expect, it } from '@jest/globals'
import { namesInLatin } from './names-in-latin'

it.each([
  ['ノートン360', 'norton 360'],
  ['어도비 포토샵', 'adobe photoshop'],
  ['برنامج نورتون', 'برنامج norton'],
  ['パスワード管理', 'パスワード管理'],
  ['키워드', '키워드'],
  ['Norton 360', 'Norton 360'],
])('%s is read as %s', (written, read) => {
  expect(namesInLatin(written).trim().replaceAll(/\s+/g, ' ')).toBe(read)
})
