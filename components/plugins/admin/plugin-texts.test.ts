import { describe, expect, it } from '@jest/globals'
import de from '@/lib/i18n/back-office/de'
import en from '@/lib/i18n/back-office/en'
import { loadBackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { BACK_OFFICE_LOCALES } from '@/lib/i18n/locales'
import type { PluginField } from '@/lib/plugins/fields'
import { PLUGINS } from '@/lib/server/plugin-catalogue/registry'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import { textsOf as textsOfFile } from '@/tests/setup/message-files'
import { withTexts } from './plugin-texts'

const optionsOf = (field: PluginField) =>
  field.kind === 'select'
    ? Object.fromEntries(field.options.map(({ value, label }) => [value, label]))
    : undefined

const textsOf = (field: PluginField) => ({
  label: field.label,
  hint: field.help,
  options: optionsOf(field),
})

describe('the texts of the plugins', () => {
  it.each(PLUGINS)('of $id are in English what its definition says', ({ id, ...plugin }) => {
    const catalogue: Record<string, unknown> = en.plugins.catalogue
    expect(catalogue[id]).toEqual({
      name: plugin.name,
      description: plugin.description,
      fields: Object.fromEntries(plugin.fields.map((field) => [field.key, textsOf(field)])),
    })
  })

  it('are of plugins that there are', () => {
    expect(Object.keys(en.plugins.catalogue).sort()).toEqual(PLUGINS.map(({ id }) => id).sort())
  })

  // The page shows them as they are, and builds parse what has signs of a message.
  it.each(BACK_OFFICE_LOCALES)('have no signs of a message in %s', async (locale) => {
    const { plugins } = await loadBackOfficeMessages(locale)
    expect(textsOfFile(plugins.catalogue).filter(([, text]) => /[{}<>]/.test(text))).toEqual([])
  })
})

const SMTP = adminPlugin({
  id: 'smtp',
  name: 'SMTP Mail Server',
  brand: 'SMTP',
  category: 'Email',
  description: 'Sends mails.',
  version: '1.0',
  fields: [
    {
      key: 'host',
      label: 'Host',
      kind: 'host',
      help: 'Such as smtp.example.com.',
      required: true,
      masked: false,
      secret: false,
    },
    {
      key: 'encryption',
      label: 'Encryption',
      kind: 'select',
      required: false,
      masked: false,
      secret: false,
      options: [
        { value: 'tls', label: 'TLS from the start (usually port 465)' },
        { value: 'later', label: 'Something later' },
      ],
    },
    { key: 'new', label: 'New', kind: 'text', required: true, masked: false, secret: false },
  ],
  missing: ['Host', 'New'],
})

describe('withTexts', () => {
  it('says a plugin in the language of the page, and what has no text as the server says it', () => {
    const shown = withTexts(de.plugins.catalogue, SMTP)
    expect(shown.name).toBe('SMTP-Mailserver')
    expect(shown.fields.map(({ label }) => label)).toEqual(['Host', 'Verschlüsselung', 'New'])
    expect(shown.fields[0]?.help).toBe('Etwa smtp.example.com.')
    expect(shown.fields[1]?.options?.map(({ label }) => label)).toEqual([
      'TLS von Anfang an (meist Port 465)',
      'Something later',
    ])
    expect(shown.missing).toEqual(['Host', 'New'])
    expect(withTexts(de.plugins.catalogue, shown)).toEqual(shown)
  })

  it('names what is missing as its field is labelled', () => {
    const missing = ['Encryption']
    expect(withTexts(de.plugins.catalogue, { ...SMTP, missing }).missing).toEqual([
      'Verschlüsselung',
    ])
  })

  it('leaves a plugin without texts as it is', () => {
    const added = { ...SMTP, id: 'added-later' }
    expect(withTexts(de.plugins.catalogue, added)).toBe(added)
  })
})
