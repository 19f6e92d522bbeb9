import { invalidateCaches } from '@/tests/setup/page-changes'
import { type PluginsOn, switchPlugins } from '@/tests/setup/plugins'
import type { TestStore } from '@/tests/setup/store'
import type { Page } from './fixtures'

/** Runs a test with only these plugins on. */
export async function withPlugins(
  store: TestStore,
  plugins: PluginsOn,
  test: () => Promise<void>,
): Promise<void> {
  const switchBack = await switchPlugins(store, plugins)
  await invalidateCaches(store, 'plugins')
  try {
    await test()
  } finally {
    await switchBack()
    await invalidateCaches(store, 'plugins')
  }
}

/** Stubs of vendors' scripts, as far as the store uses them. */
const SCRIPTS: [part: string, script: string][] = [
  [
    'client.crisp.chat/l.js',
    `const open = ([, what]) => { if (what === 'chat:open') show('Crisp') }
     $crisp.forEach(open)
     $crisp.push = open`,
  ],
  [
    'embed.tawk.to/',
    `Tawk_API.maximize = () => show('Tawk.to')
     Tawk_API.onLoad?.()`,
  ],
  [
    'widget.intercom.io/',
    `const work = ([what]) => { if (what === 'show') show('Intercom') }
     Intercom.q.forEach(work)
     Intercom.c = work`,
  ],
  [
    'code.tidio.co/',
    `window.tidioChatApi = { open: () => show('Tidio') }
     document.dispatchEvent(new Event('tidioChat-ready'))`,
  ],
  [
    'consent.cookiebot.com/uc.js',
    `window.Cookiebot = {
       hasResponse: false,
       consent: { preferences: false, statistics: false, marketing: false },
       renew: () => show('Cookiebot'),
     }
     window.dispatchEvent(new Event('CookiebotOnConsentReady'))`,
  ],
  [
    'challenges.cloudflare.com/turnstile/v0/api.js',
    `window.turnstile = {
       render(container, options) {
         window.turnstileOptions = options
         container.textContent = 'Checking'
         giveToken(options.action).then((token) => {
           container.textContent = 'Checked'
           options.callback(token)
         })
         return 'widget'
       },
       remove() {},
     }`,
  ],
]
const SHOW = `const show = (name) => {
  const chat = document.createElement('div')
  chat.setAttribute('role', 'dialog')
  chat.setAttribute('aria-label', name + ' chat')
  chat.textContent = name
  document.body.append(chat)
}`

/**
 * Stubs every server except the store's own.
 *
 * @returns the third-party URLs that the page has requested, in order
 */
export async function stubVendors(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = route.request().url()
      asked.push(url)
      const script = SCRIPTS.find(([part]) => url.includes(part))?.[1] ?? ''
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `(() => { ${SHOW}\n${script} })()`,
      })
    },
  )
  return asked
}

/** The entries of a Google data layer; commands are lists. */
export const layerOf = (page: Page, name = 'dataLayer'): Promise<unknown[]> =>
  page.evaluate((layer) => {
    const entries = (window as unknown as Record<string, unknown[] | undefined>)[layer] ?? []
    return entries.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    )
  }, name)
