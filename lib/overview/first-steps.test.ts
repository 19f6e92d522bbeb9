import { describe, expect, it } from '@jest/globals'
import { settingsFrom } from '@/lib/settings/registry'
import { FIRST_STEPS, type FirstStep, firstSteps, type StoreFacts } from './first-steps'

const NEW: StoreFacts = {
  settings: settingsFrom(new Map()),
  hasMailServer: false,
  takesMoney: false,
  sellsProducts: false,
  isLoginProtected: false,
  hasOrders: false,
}
const done = (store: StoreFacts): FirstStep[] =>
  firstSteps(store)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step)
const withSettings = (stored: Record<string, unknown>): StoreFacts => ({
  ...NEW,
  settings: settingsFrom(new Map(Object.entries(stored))),
})

describe('the first steps', () => {
  it('are all open in a new store', () => {
    expect(firstSteps(NEW).map(({ step }) => step)).toEqual(
      FIRST_STEPS.filter((step) => step !== 'notice' && step !== 'markets'),
    )
    expect(done(NEW)).toEqual([])
  })

  it('are one more where the law asks for a legal notice', () => {
    const sold = { sellerCountry: 'AT', sellerName: 'Laden GmbH', sellerAddress: 'Hauptstraße 1' }
    const shown = (stored: Record<string, string>) =>
      firstSteps(withSettings({ ...sold, ...stored })).find(({ step }) => step === 'notice')
    expect(shown({})?.isDone).toBe(false)
    const reached = { sellerEmail: 'hallo@laden.example', supportPhone: '+43 1 2345678' }
    expect(shown(reached)?.isDone).toBe(true)
    expect(shown({ ...reached, sellerCountry: 'US' })).toBeUndefined()
  })

  it('are one more while markets are ticked, which is done once nothing but advice is left', () => {
    const told = (stored: Record<string, unknown>) =>
      firstSteps(withSettings({ markets: ['US'], ...stored })).find(
        ({ step }) => step === 'markets',
      )
    const seller = { sellerName: 'Shop LLC', sellerAddress: '1 Main St', sellerTaxId: 'None' }
    expect(told({ ...seller, sellerCountry: 'US' })?.isDone).toBe(true)
    expect(told({ ...seller, sellerCountry: 'US', licenceNotice: 'off' })?.isDone).toBe(false)
    const keptForMarkets = ['licenceNotice']
    const kept = { ...seller, sellerCountry: 'US', licenceNotice: 'off', keptForMarkets }
    expect(told(kept)?.isDone).toBe(true)
    expect(told(seller)?.isDone).toBe(false)
    expect(told({ markets: [] })).toBeUndefined()
  })

  it.each([
    ['mail', { ...NEW, hasMailServer: true }],
    ['payments', { ...NEW, takesMoney: true }],
    ['product', { ...NEW, sellsProducts: true }],
    ['login', { ...NEW, isLoginProtected: true }],
    ['order', { ...NEW, hasOrders: true }],
  ] as const)('%s ticks itself', (step, store) => {
    expect(done(store)).toEqual([step])
  })

  it('want every address of one step, and all that an invoice says of the seller', () => {
    const [name, legal, seller] = [
      { supportEmail: 'help@shop.example', adminEmail: 'me@shop.example' },
      {
        legalEmail: 'law@shop.example',
        privacyEmail: 'data@shop.example',
        refundsEmail: 'back@shop.example',
      },
      { sellerName: 'Shop Ltd', sellerAddress: '1 Main Street', sellerTaxId: 'GB123' },
    ]
    expect(done(withSettings(name))).toEqual(['name'])
    expect(done(withSettings(legal))).toEqual(['legal'])
    expect(done(withSettings(seller))).toEqual(['seller'])
    expect(done(withSettings({ supportEmail: 'help@shop.example' }))).toEqual([])
    expect(done(withSettings({ sellerName: 'Shop Ltd', sellerAddress: '1 Main Street' }))).toEqual(
      [],
    )
  })
})
