import { describe, expect, it } from '@jest/globals'
import { type Option, optionGroups } from './option-choices'

let made = 0
function option(fields: Partial<Option>): Option {
  made += 1
  const empty = { edition: '', platforms: [], devices: null, termMonths: null, inStock: true }
  return { ...empty, id: made, slug: `p${made}`, ...fields }
}
const shown = (options: Option[], at: Option) =>
  optionGroups(options, at.id).map(({ kind, choices }) => [kind, choices.map(({ value }) => value)])
const choice = (options: Option[], at: Option, value: string) =>
  optionGroups(options, at.id)
    .flatMap(({ choices }) => choices)
    .find((each) => each.value === value)

describe('the options of a product', () => {
  const grid = [5, 10, 0].flatMap((devices) =>
    [24, 12].map((termMonths) => option({ devices, termMonths })),
  )
  const [first = option({})] = grid

  it('are by what the family differs, numbers in their order', () => {
    expect(shown(grid, first)).toEqual([
      ['devices', ['5', '10', '0']],
      ['term', ['12', '24']],
    ])
  })

  it('lead to the product with the rest in common', () => {
    const target = grid.find(({ devices, termMonths }) => devices === 10 && termMonths === 24)
    expect(choice(grid, first, '10')).toEqual({
      value: '10',
      slug: target?.slug,
      isCurrent: false,
      inStock: true,
      changes: [],
    })
    expect(choice(grid, first, '5')).toMatchObject({ slug: first.slug, isCurrent: true })
  })

  it('lead to the nearest one where nothing has the rest, and say what changes', () => {
    const gap = grid.filter(({ devices, termMonths }) => !(devices === 10 && termMonths === 24))
    expect(choice(gap, first, '10')).toMatchObject({
      isCurrent: false,
      changes: [{ kind: 'term', value: '12' }],
    })
  })

  it('prefer what can be bought, and say what can not', () => {
    const here = option({ devices: 1, termMonths: 12, edition: 'A' })
    const soldOut = option({ devices: 5, termMonths: 24, edition: 'A', inStock: false })
    const other = option({ devices: 5, termMonths: 36, edition: 'A' })
    expect(choice([here, soldOut, other], here, '5')).toMatchObject({ slug: other.slug })
    expect(choice([here, soldOut], here, '5')).toMatchObject({ inStock: false })
  })

  it('leave out what some lack, and what follows from the rest', () => {
    const one = option({ edition: 'Standard', devices: 1, platforms: ['windows'] })
    const two = option({ edition: 'Plus', devices: 3, platforms: ['windows', 'macos'] })
    expect(shown([one, two], one)).toEqual([['edition', ['Standard', 'Plus']]])
    const nameless = option({ devices: 5, platforms: ['windows'] })
    expect(shown([one, two, nameless], one)).toEqual([['devices', ['1', '3', '5']]])
  })

  it('are none of a product alone, of another family, or without differences', () => {
    expect(optionGroups([first], first.id)).toEqual([])
    expect(optionGroups(grid, -1)).toEqual([])
    expect(optionGroups([option({}), option({})], made)).toEqual([])
  })
})
