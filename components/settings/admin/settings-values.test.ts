import { describe, expect, it } from '@jest/globals'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { settingsFrom } from '@/lib/settings/registry'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import {
  changedPlugins,
  changedSettings,
  formNameOf,
  type LoadedSettings,
  valuesOf,
} from './settings-values'

const UPDATED = '2026-11-21T10:00:00.000Z'

const plugin = (id: string, state: Partial<AdminPlugin> = {}) => adminPlugin({ id, ...state })

const loaded: LoadedSettings = {
  settings: settingsFrom(new Map()),
  plugins: [
    plugin('smtp', {
      active: true,
      settings: { host: 'mail.example', port: 587 },
      secrets: { password: { set: true } },
      updatedAt: UPDATED,
    }),
    plugin('google-analytics'),
    plugin('google-tag-manager'),
    plugin('meta-pixel'),
  ],
}
const values = valuesOf(loaded)

describe('the rates of countries', () => {
  it('are typed as texts and sent as numbers, and what is none as it was typed', () => {
    const typed = [
      { country: 'DE', rate: '19' },
      { country: 'FI', rate: '25.5' },
      { country: 'FR', rate: '' },
    ]
    expect(changedSettings({ ...values, taxRates: typed }, loaded)).toEqual({
      taxRates: [
        { country: 'DE', rate: 19 },
        { country: 'FI', rate: 25.5 },
        { country: 'FR', rate: '' },
      ],
    })
    const taxRates = [{ country: 'DE', rate: 19 }]
    const stored = { ...loaded, settings: { ...loaded.settings, taxRates } }
    expect(changedSettings(valuesOf(stored), stored)).toEqual({})
  })
})

describe('valuesOf', () => {
  it('holds numbers as texts, and no secret', () => {
    expect(values).toMatchObject({
      defaultTaxRate: '8',
      lowStockThreshold: '10',
      smtpHost: 'mail.example',
      smtpPort: '587',
      smtpPassword: '',
      smtpOn: true,
      googleAnalyticsId: '',
      googleAnalyticsOn: false,
    })
  })
})

describe('what is saved', () => {
  it('is nothing while nothing changed', () => {
    expect(changedSettings(values, loaded)).toEqual({})
    expect(changedPlugins(values, loaded)).toEqual([])
  })

  it('is what changed, numbers as numbers', () => {
    const typed = {
      ...values,
      storeName: 'Key Corner',
      defaultTaxRate: ' 8.25',
      supportedCurrencies: ['USD' as const],
    }
    expect(changedSettings(typed, loaded)).toEqual({
      storeName: 'Key Corner',
      defaultTaxRate: 8.25,
      supportedCurrencies: ['USD'],
    })
  })

  it('leaves what is no number to the server', () => {
    const typed = { ...values, defaultTaxRate: 'eight', lowStockThreshold: '' }
    expect(changedSettings(typed, loaded)).toEqual({
      defaultTaxRate: 'eight',
      lowStockThreshold: '',
    })
  })

  it('reads numbers as people type them', () => {
    const typed = { ...values, defaultTaxRate: '8,25', taxRates: [{ country: 'FR', rate: '5,5' }] }
    expect(changedSettings(typed, loaded)).toEqual({
      defaultTaxRate: 8.25,
      taxRates: [{ country: 'FR', rate: 5.5 }],
    })
  })

  it('goes to each plugin with the version that was loaded', () => {
    const typed = {
      ...values,
      smtpPort: '2525',
      smtpPassword: 'secret',
      facebookPixelId: ' 123456789012 ',
      facebookPixelOn: true,
    }
    expect(changedPlugins(typed, loaded)).toEqual([
      {
        id: 'meta-pixel',
        change: {
          settings: { pixelId: '123456789012' },
          active: true,
          expectedUpdatedAt: null,
        },
      },
      {
        id: 'smtp',
        change: { settings: { port: 2525, password: 'secret' }, expectedUpdatedAt: UPDATED },
      },
    ])
  })
})

describe('formNameOf', () => {
  it('finds the field of a plugin’s setting', () => {
    expect(formNameOf('smtp', 'fromAddress')).toBe('smtpFromAddress')
    expect(formNameOf('smtp', 'pixelId')).toBeUndefined()
  })
})
