import { describe, expect, it } from '@jest/globals'
import { familyChoices, type Option, versionsOf } from './option-choices'

let made = 0
function option(fields: Partial<Option>): Option {
  made += 1
  return {
    id: made,
    slug: `p${made}`,
    name: 'Guard',
    edition: '',
    platforms: [],
    devices: null,
    termMonths: null,
    price: '10.00',
    prices: {},
    inStock: true,
    ...fields,
  }
}
const shown = (options: Option[], at: Option) =>
  familyChoices(options, at.id).variants.map(({ kind, choices }) => [
    kind,
    choices.map(({ value }) => value),
  ])
const choice = (options: Option[], at: Option, value: string) =>
  familyChoices(options, at.id)
    .variants.flatMap(({ choices }) => choices)
    .find((each) => each.value === value)
const editions = (options: Option[], at: Option) =>
  familyChoices(options, at.id).editions.map(({ label, slug }) => [label, slug])

describe('the variants of a product', () => {
  const grid = [5, 10, 0].flatMap((devices) =>
    [24, 12].map((termMonths) => option({ devices, termMonths })),
  )
  const [first = option({})] = grid

  it('are by what they differ, numbers in their order', () => {
    expect(shown(grid, first)).toEqual([
      ['devices', ['5', '10', '0']],
      ['term', ['12', '24']],
    ])
    expect(editions(grid, first)).toEqual([])
  })

  it('lead to the one with the rest in common', () => {
    const target = grid.find(({ devices, termMonths }) => devices === 10 && termMonths === 24)
    expect(choice(grid, first, '10')).toMatchObject({
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

  it('prefer what can be bought, and say what cannot', () => {
    const here = option({ devices: 1, termMonths: 12 })
    const soldOut = option({ devices: 5, termMonths: 24, inStock: false })
    const other = option({ devices: 5, termMonths: 36 })
    expect(choice([here, soldOut, other], here, '5')).toMatchObject({ slug: other.slug })
    expect(choice([here, soldOut], here, '5')).toMatchObject({ inStock: false })
  })

  it('say what they cost per device and year, and what that saves', () => {
    const one = option({ devices: 1, termMonths: 12, price: '20.00' })
    const five = option({ devices: 5, termMonths: 12, price: '36.99' })
    const any = option({ devices: 0, termMonths: 12, price: '90.00' })
    expect(choice([one, five, any], five, '1')?.unitPrice).toBeNull()
    expect(choice([one, five, any], one, '5')).toMatchObject({
      price: '36.99',
      unitPrice: { unit: 'deviceYear', units: 60, saving: 63 },
    })
    expect(choice([one, five, any], one, '0')).toMatchObject({ price: '90.00', unitPrice: null })
  })

  it('never lead to another product: to no other edition, and to no other name', () => {
    const plus = option({ name: 'Guard Antivirus Plus', devices: 3 })
    const total = option({ name: 'Guard Total Security', devices: 5 })
    expect(shown([plus, total], plus)).toEqual([])
    const home = option({ edition: 'Home', devices: 3 })
    const more = option({ edition: ' home', devices: 5, name: 'Whatever it is called' })
    const pro = option({ edition: 'Pro', devices: 10 })
    expect(shown([home, more, pro], home)).toEqual([['devices', ['3', '5']]])
    const named = [3, 5].map((devices) =>
      option({ name: `Guard Deluxe, ${devices} Devices, 1-Year Subscription`, devices }),
    )
    expect(shown([...named, plus], named[0] ?? plus)).toEqual([['devices', ['3', '5']]])
  })

  it('leave out what some lack, and what follows from the rest', () => {
    const one = option({ devices: 1, platforms: ['windows'] })
    const two = option({ devices: 3, platforms: ['windows', 'macos'] })
    expect(shown([one, two], one)).toEqual([['devices', ['1', '3']]])
    const unsaid = option({ platforms: ['linux'] })
    expect(shown([one, two, unsaid], one)).toEqual([
      ['platform', ['windows', 'windows,macos', 'linux']],
    ])
  })

  it('are none of a product alone, or of another family', () => {
    const none = { variants: [], editions: [] }
    expect(familyChoices([first], first.id)).toEqual(none)
    expect(familyChoices(grid, -1)).toEqual(none)
  })

  it('stand apart by their names where nothing else tells them apart: each can be reached', () => {
    const alike = ['Guard 1 Device', 'Guard 3 Devices'].map((name) =>
      option({ name, edition: 'Home' }),
    )
    const [here = option({}), there] = alike
    expect(shown(alike, here)).toEqual([])
    expect(editions(alike, here)).toEqual([
      ['Guard 1 Device', here.slug],
      ['Guard 3 Devices', there?.slug],
    ])
    const five = option({ devices: 5, edition: 'Home' })
    const twin = option({ name: 'Guard Twin', devices: 5, edition: 'Home' })
    const one = option({ devices: 1, edition: 'Home' })
    expect(shown([one, five, twin], one)).toEqual([['devices', ['1', '5']]])
    expect(editions([one, five, twin], one).map(([, slug]) => slug)).toEqual([one.slug, twin.slug])
  })
})

describe('the editions of a family', () => {
  const home = [1, 5].map((devices) =>
    option({ edition: 'Home', devices, price: `${10 + devices}.00` }),
  )
  const pro = [1, 5].map((devices) =>
    option({ edition: 'Pro', devices, price: `${20 + devices}.00` }),
  )
  const [homeOne = option({}), homeFive = option({})] = home
  const [proOne = option({}), proFive = option({})] = pro

  it('are one each, from the cheapest, with most in common', () => {
    expect(editions([...pro, ...home], homeFive)).toEqual([
      ['Home', homeFive.slug],
      ['Pro', proFive.slug],
    ])
    expect(editions([...pro, ...home], proOne)).toEqual([
      ['Home', homeOne.slug],
      ['Pro', proOne.slug],
    ])
  })

  it('are called by their names where they have no edition, and say what is sold out', () => {
    const plus = option({ name: 'Guard Plus', price: '9.00', inStock: false })
    const total = option({ name: 'Guard Total' })
    expect(familyChoices([total, plus], total.id).editions).toMatchObject([
      { label: 'Guard Plus', inStock: false, isCurrent: false },
      { label: 'Guard Total', inStock: true, isCurrent: true },
    ])
  })
})

describe('the versions that reviews are told apart by', () => {
  it('are the variants of the same product, with what they differ by alone', () => {
    const one = option({ devices: 1, termMonths: 12, platforms: ['windows'] })
    const five = option({ devices: 5, termMonths: 12, platforms: ['windows'] })
    const other = option({ name: 'Guard Premium', devices: 5, termMonths: 12 })
    expect(versionsOf([one, five, other], one.id)).toEqual([
      { id: one.id, devices: 1, termMonths: null, platforms: [] },
      { id: five.id, devices: 5, termMonths: null, platforms: [] },
    ])
  })

  it('are none where there is no other, or nothing tells them apart', () => {
    const alone = option({ devices: 1 })
    expect(versionsOf([alone], alone.id)).toEqual([])
    expect(versionsOf([], alone.id)).toEqual([])
    expect(versionsOf([option({}), option({})], made)).toEqual([])
  })
})
