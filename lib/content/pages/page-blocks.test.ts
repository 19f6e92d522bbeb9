import { expect, it } from '@jest/globals'
import { MOST_BLOCKS } from '@/lib/settings/blocks'
import {
  aroundContent,
  CONTENT_PLACE,
  choicesOf,
  pageBlocksSchema,
  picturesOfBlocks,
  withContentPlace,
} from './page-blocks'

const text = (id: number, more: object = {}) => ({ kind: 'text', id, ...more })
const parsed = (blocks: unknown) => pageBlocksSchema.parse(blocks)
const pathsOf = (blocks: unknown) =>
  pageBlocksSchema.safeParse(blocks).error?.issues.map(({ path }) => path.join('.')) ?? []
const idsOf = (blocks: readonly { id: number }[]) => blocks.map(({ id }) => id)

it('the text stands above all blocks, or where its place is', () => {
  expect(idsOf(withContentPlace(parsed([text(1)])))).toEqual([0, 1])
  const { above, below } = aroundContent(
    parsed([text(1), text(2, { isHidden: true }), { kind: 'content' }, text(3)]),
  )
  expect([idsOf(above), idsOf(below)]).toEqual([[1], [3]])
})

it('is stored in one form, so that an unchanged page has no new version', () => {
  expect(parsed([CONTENT_PLACE, text(1)])).toEqual(parsed([text(1)]))
  expect(parsed([{ kind: 'content' }])).toEqual([])
})

it.each([
  [[{ kind: 'content' }, text(1), { kind: 'content' }], ''],
  [Array.from({ length: MOST_BLOCKS + 1 }, (_, at) => text(at + 1)), ''],
  [[{ kind: 'form', id: 1, questions: [{ kind: 'file' }] }], '0.questions.0.kind'],
  [[{ kind: 'form', id: 1, subject: { en: 'a\nb' } }], '0.subject.en'],
  [[{ kind: 'form', id: 1, questions: Array.from({ length: 9 }, () => ({})) }], '0.questions'],
])('refuses %j', (blocks, path) => {
  expect(pathsOf(blocks)).toContain(path)
})

it('there is room for so many blocks besides the text', () => {
  const blocks = Array.from({ length: MOST_BLOCKS }, (_, at) => text(at + 1))
  expect(pathsOf([text(99), { kind: 'content' }, ...blocks.slice(1)])).toEqual([])
})

it('names the pictures by their place', () => {
  const blocks = [text(1), { kind: 'picture', id: 2, image: '/images/a.webp' }]
  expect(picturesOfBlocks(parsed(blocks))).toEqual({ 'blocks.1.image': '/images/a.webp' })
})

it('a choice stands in a line of its own, and once', () => {
  expect(choicesOf(' One \n\nTwo\nOne')).toEqual(['One', 'Two'])
})
