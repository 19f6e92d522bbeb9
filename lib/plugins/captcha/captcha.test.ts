import { expect, it } from '@jest/globals'
import { captchaOf } from './captcha'

const turnstile = { siteKey: '0x4AAAAAAATEST', onContact: true, onCheckout: false, onLogin: false }
const recaptcha = { siteKey: `6L${'a'.repeat(38)}`, forms: ['login', 'checkout'] as const }

it('is that of the plugin that is on, for the forms that it protects', () => {
  expect(captchaOf({}, 'contact')).toBeUndefined()
  expect(captchaOf({ turnstile }, 'contact')).toEqual({
    vendor: 'turnstile',
    siteKey: turnstile.siteKey,
  })
  expect(captchaOf({ turnstile }, 'login')).toBeUndefined()
  const on = { recaptcha: { ...recaptcha, forms: [...recaptcha.forms] } }
  const check = { vendor: 'recaptcha', siteKey: recaptcha.siteKey }
  expect(captchaOf(on, 'login')).toEqual(check)
  expect(captchaOf(on, 'checkout')).toEqual(check)
  expect(captchaOf(on, 'contact')).toBeUndefined()
})
