import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ConsentPlatform } from '@/lib/plugins/consent-platform'

const ID = '00000000-0000-4000-8000-000000000000'
const COOKIEBOT: ConsentPlatform = { platform: 'cookiebot', domainGroupId: ID }
const ONETRUST: ConsentPlatform = {
  platform: 'onetrust',
  domainScriptId: ID,
  analyticsGroup: 'C0002',
  chatGroup: 'C0003',
  marketingGroup: 'C0004',
}
const PLUGINS = {
  ahrefs: { dataKey: '1a2B3c4D5e6F7g8H9i0JkA' },
  metaPixel: { pixelId: '1234567890' },
}
const COOKIEBOT_SCRIPT = 'https://consent.cookiebot.com/uc.js'
const ONETRUST_SCRIPT = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'
const AHREFS = 'https://analytics.ahrefs.com/analytics.js'
const META = 'https://connect.facebook.net/en_US/fbevents.js'

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const scriptOf = (src: string) => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)

const unmounts: (() => Promise<void>)[] = []
let act: typeof import('react').act

/** A page in which neither a platform nor a vendor has run yet: what ran in another one is known to its modules only. */
async function open(platform: ConsentPlatform, address = '/products') {
  jest.resetModules()
  const [react, { createRoot }, { PathnameContext }, { NextIntlClientProvider }] =
    await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('next/dist/shared/lib/hooks-client-context.shared-runtime'),
      import('next-intl'),
    ])
  const [{ default: PlatformHost }, settings] = await Promise.all([
    import('./platform-host'),
    import('../settings-open'),
  ])
  act = react.act
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <PathnameContext.Provider value={address}>
        <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
          <PlatformHost platform={platform} plugins={PLUGINS} />
        </NextIntlClientProvider>
      </PathnameContext.Provider>,
    ),
  )
  unmounts.push(() => react.act(async () => root.unmount()))
  return { openCookieSettings: () => act(async () => settings.openCookieSettings()) }
}

/** What Cookiebot does when it is there, and when somebody answers. */
async function sayCookiebot(consent: object, { hasResponse = true, renew = () => {} } = {}) {
  const all = { preferences: false, statistics: false, marketing: false, ...consent }
  Object.assign(window, { Cookiebot: { hasResponse, consent: all, renew } })
  await act(async () => void window.dispatchEvent(new Event('CookiebotOnConsentReady')))
}

/** Of the page's own attempts to load another one, which jsdom can't, how many. */
function takeLoads(): number {
  const calls = jest.mocked(console.error).mock.calls
  const loads = calls.filter(([text]) => /navigation/.test(String(text))).length
  expect(calls).toHaveLength(loads)
  jest.mocked(console.error).mockClear()
  return loads
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.title = 'Softhaven'
  document.documentElement.lang = 'de'
})
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await unmount()
  document.head.replaceChildren()
  sessionStorage.clear()
  for (const name of ['Cookiebot', 'OneTrust', 'OnetrustActiveGroups', 'OptanonWrapper', 'fbq'])
    Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('Cookiebot', () => {
  it('asks in the page’s language, and nothing is let in before it answers', async () => {
    await open(COOKIEBOT)
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT])
    expect(scriptOf(COOKIEBOT_SCRIPT)).toMatchObject({
      id: 'Cookiebot',
      dataset: expect.objectContaining({ cbid: ID, culture: 'de', consentmode: 'disabled' }),
    })
    await sayCookiebot({ statistics: true })
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT, AHREFS])
    await sayCookiebot({ statistics: true, marketing: true })
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT, AHREFS, META])
  })

  it('keeps what is there until it answers, and deletes what it refuses', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = '_fbp=1; path=/'
    await open(COOKIEBOT)
    expect(document.cookie).toContain('_fbp')
    await sayCookiebot({ statistics: true })
    expect(document.cookie).not.toContain('_fbp')
  })

  it('loads the page anew when something that runs is withdrawn', async () => {
    await open(COOKIEBOT)
    await sayCookiebot({ statistics: true, marketing: true })
    expect(takeLoads()).toBe(0)
    await sayCookiebot({ marketing: true })
    expect(takeLoads()).toBe(1)
  })

  it('is overruled by a browser that says no, until its visitor answers', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await open(COOKIEBOT)
    await sayCookiebot({ statistics: true }, { hasResponse: false })
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT])
    await sayCookiebot({ statistics: true })
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT, AHREFS])
  })

  it('opens its dialog from the page’s link to the settings', async () => {
    const { openCookieSettings } = await open(COOKIEBOT)
    const renew = jest.fn()
    await sayCookiebot({}, { renew })
    scriptOf(COOKIEBOT_SCRIPT)?.dispatchEvent(new Event('load'))
    await openCookieSettings()
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it('allows nothing, and says nothing, where it is blocked', async () => {
    const { openCookieSettings } = await open(COOKIEBOT)
    await act(async () => void scriptOf(COOKIEBOT_SCRIPT)?.dispatchEvent(new Event('error')))
    await openCookieSettings()
    expect(scripts().filter((src) => src !== COOKIEBOT_SCRIPT)).toEqual([])
    expect(document.body.textContent).toBe('')
  })

  it('does not run where the address may carry a token, nor by itself in that tab', async () => {
    const { openCookieSettings } = await open(COOKIEBOT, '/newsletter/confirm')
    expect(scripts()).toEqual([])
    await openCookieSettings()
    // To the page about privacy.
    expect(takeLoads()).toBe(1)
    expect(scripts()).toEqual([])
    const later = await open(COOKIEBOT, '/privacy')
    expect(scripts()).toEqual([])
    await later.openCookieSettings()
    expect(scripts()).toEqual([COOKIEBOT_SCRIPT])
  })
})

describe('OneTrust', () => {
  const say = (groups: string, isAnswered = true, toggle = () => {}) =>
    act(async () => {
      const isClosed = () => isAnswered
      Object.assign(window, {
        OneTrust: { IsAlertBoxClosed: isClosed, ToggleInfoDisplay: toggle },
        OnetrustActiveGroups: groups,
      })
      const wrapper = Reflect.get(window, 'OptanonWrapper')
      if (typeof wrapper === 'function') wrapper()
    })

  it('lets in what belongs to the categories that are allowed', async () => {
    await open(ONETRUST)
    expect(scripts()).toEqual([ONETRUST_SCRIPT])
    expect(scriptOf(ONETRUST_SCRIPT)?.dataset).toMatchObject({
      domainScript: ID,
      documentLanguage: 'true',
      dlayerIgnore: 'true',
    })
    await say(',C0001,C0003,')
    expect(scripts()).toEqual([ONETRUST_SCRIPT])
    await say(',C0001,C0002,')
    expect(scripts()).toEqual([ONETRUST_SCRIPT, AHREFS])
    const detail = ['C0001', 'C0002', 'C0004']
    await act(
      async () => void window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail })),
    )
    expect(scripts()).toEqual([ONETRUST_SCRIPT, AHREFS, META])
    await say(',C0001,C0004,')
    expect(takeLoads()).toBe(1)
  })

  it('opens its dialog once it takes commands', async () => {
    const { openCookieSettings } = await open(ONETRUST)
    scriptOf(ONETRUST_SCRIPT)?.dispatchEvent(new Event('load'))
    const toggle = jest.fn()
    await openCookieSettings()
    expect(toggle).not.toHaveBeenCalled()
    await say(',C0001,', false, toggle)
    expect(toggle).toHaveBeenCalledTimes(1)
  })
})
