import { describe, expect, it } from '@jest/globals'
import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import { firstDescription, firstReturnsText } from './first-words'
import { type Promises, promisesOf, promiseValues } from './promises'
import { SETTINGS, type Settings, settingsFrom } from './registry'

const takes = (key: keyof Settings, value: unknown) => SETTINGS[key].safeParse(value).success

describe('settingsFrom', () => {
  it('gives every setting its default', () => {
    const settings = settingsFrom(new Map())
    expect(Object.keys(settings).sort()).toEqual(Object.keys(SETTINGS).sort())
    expect(settings).toMatchObject({
      storeName: 'Softhaven',
      baseCurrency: 'USD',
      defaultTaxRate: 8,
      taxInclusive: false,
      orderNumberPrefix: 'SH-',
      guestCheckout: true,
      lowStockThreshold: 10,
      primaryColor: '#ea580c',
      secondaryColor: '#f97316',
      animations: true,
      darkMode: false,
    })
    expect(settings.supportedCurrencies).toHaveLength(30)
  })

  it('takes stored values, and ignores what does not fit or is unknown', () => {
    const stored = new Map<string, unknown>([
      ['storeName', 'Key Corner'],
      ['defaultTaxRate', 'lots'],
      ['supportEmail', 'nobody'],
      ['colour', 'red'],
    ])
    const settings = settingsFrom(stored)
    expect(settings).toMatchObject({
      storeName: 'Key Corner',
      defaultTaxRate: 8,
      supportEmail: 'support@softhaven.example',
    })
    expect(settings).not.toHaveProperty('colour')
  })
})

describe('the store’s first words about itself', () => {
  const usual = promisesOf(settingsFrom(new Map()))

  it.each<Promises>([
    usual,
    { ...usual, refundDays: 0 },
    { ...usual, refundDays: 60, isGenuine: false },
    { ...usual, deliveryMinutes: 0 },
    { ...usual, deliveryMinutes: 15, refundDays: 0, isGenuine: false },
  ])('are those that pages say of %j', (promises) => {
    const t = createTranslator({ locale: 'en', messages: en })
    const said = promiseValues(promises)
    expect(firstDescription(promises)).toBe(t('shell.footer.about', said))
    expect(firstReturnsText(promises)).toBe(t('returnsPage.policy.text', said))
  })

  it('follow the promises until the owner writes others', () => {
    const changed = settingsFrom(new Map<string, unknown>([['refundDays', 14]]))
    expect(changed.storeDescription).toContain('14-day money-back guarantee')
    expect(changed.returnsText).toContain('within 14 days')
    const restored = new Map<string, unknown>([
      ['refundDays', 14],
      ['storeDescription', firstDescription(usual)],
      ['returnsText', firstReturnsText(usual)],
    ])
    expect(settingsFrom(restored)).toEqual(changed)
    const own = settingsFrom(new Map<string, unknown>([['storeDescription', 'Keys.']]))
    expect(own.storeDescription).toBe('Keys.')
  })
})

describe('a setting takes', () => {
  it.each<[keyof Settings, unknown]>([
    ['storeName', 'Ünï & Söhne'],
    ['defaultTaxRate', 8.25],
    ['defaultTaxRate', 0],
    ['orderNumberPrefix', 'KC-'],
    ['orderNumberPrefix', 'KC-2026-'],
    ['baseCurrency', 'EUR'],
    ['supportedCurrencies', ['EUR', 'USD']],
    ['supportedCurrencies', ['EUR']],
    ['primaryColor', '#1D4ED8'],
    ['socialImage', '/images/share.webp'],
    ['socialImage', 'https://cdn.example/share.png'],
    ['socialImage', ''],
    ['storeDescription', 'One line\nand another'],
    ['timezone', 'Asia/Tokyo'],
    ['timezone', 'UTC'],
    ['timezone', 'Europe/Berlin'],
    ['timezone', 'Asia/Kathmandu'],
    ['timezone', 'Asia/Calcutta'],
    ['timezone', 'Asia/Kolkata'],
    ['timezone', 'America/Argentina/Buenos_Aires'],
  ])('%s = %j', (key, value) => {
    expect(takes(key, value)).toBe(true)
  })
})

describe('a setting does not take', () => {
  it.each<[keyof Settings, unknown]>([
    ['storeName', ''],
    ['storeName', 'Key\r\nBcc: all@example.com'],
    ['storeName', 'x'.repeat(81)],
    ['supportEmail', 'a@b.example\nBcc: c@d.example'],
    ['supportPhone', '1\n2'],
    ['baseCurrency', 'XXX'],
    ['baseCurrency', 'eur'],
    ['supportedCurrencies', ['USD', 'XXX']],
    ['supportedCurrencies', 'USD'],
    ['defaultTaxRate', '8'],
    ['defaultTaxRate', 8.255],
    ['defaultTaxRate', -1],
    ['defaultTaxRate', 100.01],
    ['defaultTaxRate', Number.NaN],
    ['defaultTaxRate', 1e-7],
    ['orderNumberPrefix', ''],
    ['orderNumberPrefix', 'SH'],
    ['orderNumberPrefix', 'sh-'],
    ['orderNumberPrefix', '-'],
    ['orderNumberPrefix', 'A-B-C-'],
    ['orderNumberPrefix', '<b>-'],
    ['primaryColor', 'red'],
    ['primaryColor', '#fff'],
    ['primaryColor', '#ffff00'],
    ['primaryColor', '#ea580c;}'],
    ['secondaryColor', '#000000'],
    ['darkMode', 'system'],
    ['socialImage', '//evil.example/x.png'],
    ['socialImage', 'javascript:alert(1)'],
    ['socialImage', 'http://cdn.example/x.png'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['timezone', 'Etc/GMT-2'],
    ['timezone', 'europe/berlin'],
    ['timezone', ''],
    ['timezone', null],
    ['lowStockThreshold', 1.5],
    ['guestCheckout', 'false'],
    ['returnsText', ' '],
  ])('%s = %j', (key, value) => {
    expect(takes(key, value)).toBe(false)
  })
})
