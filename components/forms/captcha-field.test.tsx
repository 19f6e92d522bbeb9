import { afterEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { CaptchaField } from './captcha-field'

type Options = { callback: (token: string) => void; 'expired-callback': () => void }

const scripts = () => [...document.head.querySelectorAll('script')]
const texts = { label: 'Security check', failed: 'Not loaded', retry: 'Try again' }
const siteKey = `6L${'a'.repeat(38)}`

const field = (isActive: boolean, onToken: (token: string) => void) => (
  <CaptchaField
    captcha={{ vendor: 'recaptcha', siteKey }}
    action="contact"
    isActive={isActive}
    error={undefined}
    texts={texts}
    onToken={onToken}
  />
)

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'grecaptcha')
})

it('draws reCAPTCHA’s checkbox once somebody writes, and hands its tokens over', async () => {
  document.documentElement.lang = 'zh'
  const onToken = jest.fn()
  const { rerender } = render(field(false, onToken))
  expect(scripts()).toEqual([])
  rerender(field(true, onToken))
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=zh-CN',
  ])

  let options: Options | undefined
  const reset = jest.fn()
  const draw = jest.fn((_room: HTMLElement, given: Options) => {
    options = given
    return 3
  })
  Object.assign(window, {
    grecaptcha: { ready: (callback: () => void) => callback(), render: draw, reset },
  })
  await act(async () => {
    scripts()[0]?.dispatchEvent(new Event('load'))
  })
  expect(draw).toHaveBeenCalledTimes(1)
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ sitekey: siteKey, theme: 'light' })
  options?.callback('a-token')
  expect(onToken).toHaveBeenLastCalledWith('a-token')
  options?.['expired-callback']()
  expect(onToken).toHaveBeenLastCalledWith('')

  options?.callback('another')
  rerender(field(false, onToken))
  expect(reset).toHaveBeenCalledWith(3)
  expect(onToken).toHaveBeenLastCalledWith('')
})

it('says so when the check does not load', async () => {
  document.documentElement.lang = 'de'
  render(field(true, () => {}))
  await act(async () => {
    scripts()[0]?.dispatchEvent(new Event('error'))
  })
  expect(screen.getByText('Not loaded')).toBeTruthy()
})
