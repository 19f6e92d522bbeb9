import { describe, expect, it } from '@jest/globals'
import { USES } from '@/lib/catalog/search/meaning/uses'
import { type Answers, addressOf, NO_ANSWERS, readAddress, withoutAnswer } from './answers'
import { askedOf, type Candidate, findEditions, isWorthAsking } from './find-editions'
import { FINDER_USES } from './finder-uses'

let made = 0
const candidate = (edition: string, price: string, rest: Partial<Candidate> = {}): Candidate => {
  made++
  return {
    id: made,
    slug: `product-${made}`,
    name: `Shield ${edition} ${made}`,
    edition,
    family: 'shield',
    platforms: ['windows'],
    devices: 1,
    termMonths: 12,
    price,
    prices: {},
    inStock: true,
    uses: [],
    ...rest,
  }
}

const BASIC = candidate('Basic', '20.00')
const BASIC_3 = candidate('Basic', '30.00', { devices: 3 })
const BASIC_3_LONG = candidate('Basic', '50.00', { devices: 3, termMonths: 24 })
const TOTAL = candidate('Total', '45.00', {
  devices: 5,
  platforms: ['windows', 'macos'],
  uses: ['privacy'],
})
const TOTAL_LONG = candidate('Total', '80.00', {
  devices: 5,
  termMonths: 24,
  platforms: ['windows', 'macos'],
  uses: ['privacy'],
})
const FAMILY = candidate('', '99.00', {
  family: null,
  devices: 0,
  platforms: ['windows', 'macos', 'android'],
  uses: ['privacy', 'parental-control'],
})
const GONE = candidate('Plus', '10.00', { devices: 3, inStock: false })
const VAGUE = candidate('Vague', '5.00', { devices: null, termMonths: null, platforms: [] })
const ALL = [BASIC, BASIC_3, BASIC_3_LONG, TOTAL, TOTAL_LONG, FAMILY, GONE, VAGUE]

const answers = (some: Partial<Answers>): Answers => ({ ...NO_ANSWERS, ...some })
const fitting = (some: Partial<Answers>) => findEditions(ALL, answers(some)).fitting

describe('the questions', () => {
  it('are those whose answers tell products apart', () => {
    expect(askedOf(ALL)).toEqual({
      use: ['privacy', 'parental-control'],
      devices: [1, 3, 5, 0],
      system: ['windows', 'macos', 'android'],
      term: [12, 24],
    })
    expect(askedOf([TOTAL, TOTAL])).toEqual({ use: [], devices: [], system: [], term: [] })
  })

  it('are worth asking of several editions that differ in more than one thing', () => {
    expect(isWorthAsking(ALL)).toBe(true)
    expect(isWorthAsking([BASIC, BASIC_3, BASIC_3_LONG])).toBe(false)
    expect(isWorthAsking([])).toBe(false)
  })

  it('ask for what searches understand', () => {
    expect(FINDER_USES).toEqual(USES.map(({ id }) => id))
  })
})

describe('the editions that fit', () => {
  it('are each shown by the cheapest variant that can be bought, the cheapest first', () => {
    expect(fitting({})).toEqual([VAGUE, BASIC, TOTAL, FAMILY, GONE])
    expect(fitting({ devices: 3 })).toEqual([BASIC_3, TOTAL, FAMILY, GONE])
    expect(fitting({ devices: 3, term: 24 })).toEqual([BASIC_3_LONG, TOTAL_LONG])
    expect(fitting({ devices: 0 })).toEqual([FAMILY])
  })

  it('run on every system that was chosen, and tell of the use', () => {
    expect(fitting({ system: ['windows', 'macos'] })).toEqual([TOTAL, FAMILY])
    expect(fitting({ use: 'parental-control' })).toEqual([FAMILY])
  })

  it('are followed by the dearest that costs less and misses one answer', () => {
    const { less } = findEditions(ALL, answers({ devices: 5, use: 'privacy', term: 24 }))
    expect(less).toEqual([{ candidate: TOTAL, question: 'term' }])
    expect(findEditions(ALL, answers({ devices: 3 })).less).toEqual([
      { candidate: BASIC, question: 'devices' },
    ])
    expect(findEditions(ALL, answers({})).less).toEqual([])
  })

  it('are missing where nothing fits, and then it is said which answer is in the way', () => {
    const found = findEditions(ALL, answers({ use: 'parental-control', term: 24 }))
    expect(found).toEqual({
      fitting: [],
      less: [],
      without: [
        { question: 'use', editions: 2 },
        { question: 'term', editions: 1 },
      ],
    })
  })
})

describe('the address of the finder', () => {
  it('has the answers, and is read back', () => {
    const address = {
      family: 'norton-360',
      use: 'privacy' as const,
      devices: 0,
      system: ['windows' as const, 'macos' as const],
      term: 24,
    }
    const query = addressOf(address)
    expect(query).toBe(
      '?family=norton-360&use=privacy&devices=unlimited&system=windows&system=macos&term=24',
    )
    const params = new URLSearchParams(query)
    expect(
      readAddress({
        ...Object.fromEntries(params),
        system: params.getAll('system'),
      }),
    ).toEqual(address)
    expect(addressOf({ ...NO_ANSWERS, family: null })).toBe('')
  })

  it.each([
    [{}],
    [{ use: '', devices: '', term: '' }],
    [{ use: 'mining', devices: '-3', system: 'beos', term: '1.5', family: '' }],
    [{ family: 'norton\u0000', system: ['\ud800'] }],
    [{ devices: '9999999', term: 'forever', use: ['x', 'y'], family: 'x'.repeat(300) }],
  ])('takes what makes no sense for no answer: %j', (query) => {
    expect(readAddress(query)).toEqual({ ...NO_ANSWERS, family: null })
  })

  it('takes back one answer, or one of the systems', () => {
    const given = answers({ use: 'privacy', system: ['windows', 'macos'], devices: 3 })
    expect(withoutAnswer(given, 'use')).toEqual({ ...given, use: null })
    expect(withoutAnswer(given, 'system', 'macos')).toEqual({ ...given, system: ['windows'] })
    expect(withoutAnswer(given, 'system')).toEqual({ ...given, system: [] })
  })
})
