import { describe, expect, it } from '@jest/globals'
import { parseEnv } from './env'

const least = { DATABASE_URL: 'postgres://u@h/d', APP_SECRET: 'x'.repeat(32) }

describe('parseEnv', () => {
  it('fills in what is not set', () => {
    expect(parseEnv(least)).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      PAYMENTS_MODE: 'live',
      WORKER: 'on',
      TRUST_PROXY: 'off',
    })
  })

  it('counts empty values as not set', () => {
    const parsed = parseEnv({
      ...least,
      PORT: '',
      PAYPAL_CLIENT_ID: '  ',
      SITE_URL: '',
      WORKER: '',
    })
    expect(parsed).toMatchObject({ PORT: 3000, WORKER: 'on', SITE_URL: 'http://localhost:3000' })
    expect(parsed.PAYPAL_CLIENT_ID).toBeUndefined()
  })

  it('takes the public address without a slash at its end', () => {
    expect(parseEnv({ ...least, SITE_URL: 'https://shop.example//' }).SITE_URL).toBe(
      'https://shop.example',
    )
  })

  it('names every problem at once', () => {
    const parse = () =>
      parseEnv({
        DATABASE_URL: 'mysql://x',
        APP_SECRET: 'short',
        PORT: '99999',
        WORKER: 'maybe',
        MAIL_URL: 'http://x',
      })
    for (const name of ['DATABASE_URL', 'APP_SECRET', 'PORT', 'WORKER', 'MAIL_URL'])
      expect(parse).toThrow(new RegExp(`^  ${name} `, 'm'))
  })

  it('says how to get what is missing', () => {
    expect(() => parseEnv({})).toThrow(
      /DATABASE_URL is missing[\s\S]*APP_SECRET is missing. Make one with: openssl/,
    )
  })

  it('wants credentials in pairs', () => {
    expect(() => parseEnv({ ...least, PAYPAL_CLIENT_ID: 'id' })).toThrow(
      'PAYPAL_CLIENT_SECRET is needed with PAYPAL_CLIENT_ID',
    )
    expect(() => parseEnv({ ...least, AUTHORIZENET_TRANSACTION_KEY: 'k' })).toThrow(
      'AUTHORIZENET_LOGIN_ID is needed with AUTHORIZENET_TRANSACTION_KEY',
    )
    expect(() => parseEnv({ ...least, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY is needed with STRIPE_SECRET_KEY',
    )
    const withClientKey = { ...least, AUTHORIZENET_CLIENT_KEY: 'key' }
    expect(() => parseEnv(withClientKey)).toThrow(
      'AUTHORIZENET_LOGIN_ID is needed with AUTHORIZENET_CLIENT_KEY',
    )
    const simulated = { ...withClientKey, AUTHORIZENET_API_URL: 'http://127.0.0.1:9999' }
    expect(parseEnv(simulated).AUTHORIZENET_CLIENT_KEY).toBe('key')
  })
})
