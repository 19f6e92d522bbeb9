import { expect, it, jest } from '@jest/globals'
import { openTidio, startTidio } from './tidio'

const PUBLIC_KEY = 'a1b2c3d4'.repeat(4)

it('opens Tidio in the page’s language, once it takes commands', async () => {
  document.documentElement.lang = 'de'
  const started = startTidio({ publicKey: PUBLIC_KEY })
  const script = document.querySelector('script')
  expect(script?.src).toBe(`https://code.tidio.co/${PUBLIC_KEY}.js`)
  expect(document).toMatchObject({ tidioChatLang: 'de' })
  script?.dispatchEvent(new Event('load'))
  await started

  const open = jest.fn()
  openTidio()
  Object.assign(window, { tidioChatApi: { open } })
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('tidioChat-ready'))
  await started
  expect(open).toHaveBeenCalledTimes(1)

  openTidio()
  await started
  expect(open).toHaveBeenCalledTimes(2)
})
