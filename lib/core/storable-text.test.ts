import { describe, expect, it } from '@jest/globals'
import { unstorableTexts } from './storable-text'

const pathsIn = (value: unknown) => unstorableTexts(value).map(({ path }) => path)

describe('what cannot be stored', () => {
  it.each([
    [{ name: 'a\0b' }, ['name']],
    [{ name: 'a\ud800' }, ['name']],
    [{ name: '\udc00a' }, ['name']],
    [
      { customer: { address: '\0' }, items: [{ note: 'fine' }, { note: '\ud83d' }] },
      ['items.1.note', 'customer.address'],
    ],
    ['\ud800', ['']],
    [{ outer: { 'a\0': 1 } }, ['outer']],
  ])('in %j is named', (value, paths) => expect(pathsIn(value)).toEqual(paths))

  it.each([
    'Zoë 😀 \u202e \ufffe \t\n',
    { price: 5, isHidden: false, note: null, list: [[]], none: undefined },
  ])('is not found in %j', (value) => expect(pathsIn(value)).toEqual([]))

  it('is also what is nested too deeply', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(unstorableTexts(deep)).toEqual([
      {
        path: expect.any(String),
        text: expect.objectContaining({ reason: 'fields.nestedTooDeeply' }),
      },
    ])
  })

  it('is reported in part when there is much of it', () => {
    expect(pathsIn(Array.from({ length: 5000 }, () => '\0')).length).toBeLessThan(100)
  })
})
