import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { CONSENT_VENDORS, PURPOSES, vendorsFor } from '@/components/plugins/consent/vendors'
import { displayName } from '@/lib/i18n/display-names'
import { PAGE_PLUGIN_NAMES, PAGE_PLUGINS } from '@/lib/plugins/page-plugins'
import { pluginsInBrowser } from '@/lib/plugins/page-policy'
import { ownEntries } from './own-entries'

describe('what plugins say that they keep in browsers', () => {
  it('is said by each that loads something of others', () => {
    const silent = PAGE_PLUGIN_NAMES.filter((name) => PAGE_PLUGINS[name].page.inBrowser === null)
    expect(silent).toEqual(['cookieConsent'])
    for (const name of silent) expect(PAGE_PLUGINS[name].page.sources).toBeUndefined()
  })

  it.each(PAGE_PLUGIN_NAMES)('names companies and countries: %s', (name) => {
    const { inBrowser } = PAGE_PLUGINS[name].page
    if (!inBrowser) return
    expect(inBrowser.companies.length).toBeGreaterThan(0)
    expect(inBrowser.purposes.length).toBeGreaterThan(0)
    for (const code of inBrowser.countries) expect(displayName('region', code, 'en')).toBeTruthy()
  })

  it('fits what visitors are asked, and what is deleted once they refuse', () => {
    const asked = PAGE_PLUGIN_NAMES.filter(
      (name) => PAGE_PLUGINS[name].page.inBrowser?.needsConsent,
    )
    expect(asked.sort()).toEqual(Object.keys(CONSENT_VENDORS).sort())
    for (const purpose of PURPOSES)
      for (const vendor of vendorsFor(purpose)) {
        const { inBrowser } = PAGE_PLUGINS[vendor].page
        expect([vendor, inBrowser?.purposes]).toEqual([vendor, CONSENT_VENDORS[vendor].purposes])
        const patterns = Object.values(CONSENT_VENDORS[vendor].traces)
        for (const { name } of inBrowser?.entries ?? [])
          expect([name, patterns.some((pattern) => pattern.test(name))]).toEqual([name, true])
      }
  })

  it('is told of what is on, and of one chat only', () => {
    const told = pluginsInBrowser({
      crisp: { websiteId: '00000000-0000-4000-8000-000000000000' },
      tidio: { publicKey: 'a1b2c3d4'.repeat(4) },
      turnstile: { siteKey: '0x4AAAAAAATEST', onContact: false, onCheckout: true, onLogin: false },
    })
    expect(told.map(({ name }) => name)).toEqual(['Crisp Live Chat', 'Cloudflare Turnstile'])
    expect(pluginsInBrowser({})).toEqual([])
  })
})

/** The back office, which shoppers never see. */
const BACK_OFFICE = /^components\/back-office\/|\/admin\//

describe('what the store says that it keeps in browsers', () => {
  it('is every name that its components keep something under', () => {
    const files = ['components', 'lib/core', 'lib/i18n'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    const kept = files
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\./.test(file))
      .filter((file) => !BACK_OFFICE.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        if (!/localStorage|sessionStorage|storedProductList\(|_COOKIE\b/.test(text)) return []
        const names = text.matchAll(
          /(?:const (?:\w*KEY|\w*COOKIE|WAITING|REPORTED|MARK|RELOADED_AT) = |storedProductList\()'([\w-]+)'/g,
        )
        return [...names].map(([, name]) => name)
      })
      .filter((name) => name !== 'BACK_OFFICE_LANGUAGE')
    // That of My library is set by the server.
    const own = ownEntries(6).map(({ name }) => name)
    expect([...new Set(kept), 'library-session'].sort()).toEqual(own.sort())
  })
})
