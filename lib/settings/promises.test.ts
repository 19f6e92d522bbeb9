import { describe, expect, it } from '@jest/globals'
import {
  isBeforeActivation,
  type Promises,
  promisesOf,
  promiseValues,
  refundDaysOf,
  refundExceptions,
  shortPeriodValues,
} from './promises'
import { settingsFrom } from './registry'

const promises = promisesOf(settingsFrom(new Map()))
const of = (publisher: string, refundDays: number | null = null) => ({ publisher, refundDays })

describe('what a store promises that has changed nothing', () => {
  it('is what the specification says', () => {
    expect(promises).toEqual({
      deliveryMinutes: 5,
      refundDays: 30,
      shortRefundDays: 14,
      shortRefundPublishers: ['Microsoft', 'Adobe'],
      isGenuine: true,
      support: 'always',
      // How soon it answers is said only once its owner has.
      answers: {
        chatMinutes: 0,
        phoneMinutes: 0,
        answerHours: 0,
        criticalHours: 0,
        salesHours: 0,
        refundAnswerHours: 0,
      },
    })
    expect(promiseValues(promises)).toEqual({
      minutes: 5,
      days: 30,
      genuine: 'yes',
      support: 'always',
    })
  })
})

describe('refundDaysOf', () => {
  it.each(['Microsoft', 'Adobe', 'adobe', ' Microsoft ', 'Microsoft Corporation', 'Adobe Inc.'])(
    'gives %p fewer days',
    (publisher) => expect(refundDaysOf(promises, of(publisher))).toBe(14),
  )

  it.each(['Gen Digital', 'Bitdefender', 'Microsofter', 'Not Microsoft', 'Adobeless', ''])(
    'gives %p the full period',
    (publisher) => expect(refundDaysOf(promises, of(publisher))).toBe(30),
  )

  it('follows the settings, and the product before them', () => {
    const own: Promises = { ...promises, refundDays: 60, shortRefundPublishers: ['Corel'] }
    expect(refundDaysOf(own, of('Corel'))).toBe(14)
    expect(refundDaysOf(own, of('Microsoft'))).toBe(60)
    expect(refundDaysOf(own, of('Corel', 90))).toBe(90)
    expect(refundDaysOf(own, of('Microsoft', 0))).toBe(0)
    expect(refundDaysOf({ ...own, refundDays: 7 }, of('Corel'))).toBe(7)
    expect(refundDaysOf({ ...own, refundDays: 0 }, of('Corel'))).toBe(0)
  })
})

describe('isBeforeActivation', () => {
  it('is the rule of publishers with a shorter period, unless the product has one of its own', () => {
    expect(isBeforeActivation(promises, of('Adobe'))).toBe(true)
    expect(isBeforeActivation(promises, of('Adobe', 14))).toBe(false)
    expect(isBeforeActivation(promises, of('Bitdefender'))).toBe(false)
  })
})

describe('refundExceptions', () => {
  const named = (name: string, publisher: string, refundDays: number | null = null) => ({
    name,
    publisher,
    refundDays,
  })

  it('names publishers once, and products with a period of their own', () => {
    expect(
      refundExceptions(promises, [
        named('Beta', 'Smith', 0),
        named('Antivirus', 'Bitdefender'),
        named('Office', 'Microsoft'),
        named('Photoshop', 'Adobe Inc.'),
        named('Windows', ' Microsoft '),
        named('Long', 'Smith', 90),
        named('As usual', 'Smith', 30),
      ]),
    ).toEqual([
      { days: 90, isBeforeActivation: false, names: ['Long'] },
      { days: 14, isBeforeActivation: true, names: ['Microsoft', 'Adobe Inc.'] },
      { days: 0, isBeforeActivation: false, names: ['Beta'] },
    ])
  })

  it('are none where the general period holds for all', () => {
    expect(refundExceptions(promises, [named('Antivirus', 'Bitdefender')])).toEqual([])
    const none = { ...promises, refundDays: 0 }
    expect(refundExceptions(none, [named('Office', 'Microsoft')])).toEqual([])
  })
})

describe('shortPeriodValues', () => {
  it('lists the publishers in the reader’s language', () => {
    expect(shortPeriodValues(promises, 'de')).toEqual({
      shorter: 'some',
      shortDays: 14,
      shortPublishers: 'Microsoft und Adobe',
    })
  })

  it.each([
    { ...promises, shortRefundPublishers: [] },
    { ...promises, refundDays: 14 },
    { ...promises, refundDays: 0 },
  ])('says that there are none in %j', (changed) =>
    expect(shortPeriodValues(changed, 'en').shorter).toBe('none'),
  )
})
