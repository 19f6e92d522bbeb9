import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { AdminPlugin, AdminPluginField } from '@/lib/plugins/contracts'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
  unreachable,
} from '@/tests/setup/components'
import { PluginsScreen } from './plugins-screen'

const field = (fields: Partial<AdminPluginField> & { key: string; label: string }) => ({
  kind: 'text' as const,
  required: true,
  masked: false,
  secret: false,
  ...fields,
})

const plugin = (fields: Partial<AdminPlugin> & { id: string; name: string }) =>
  adminPlugin({
    brand: 'Brand',
    category: 'Marketing',
    description: `What ${fields.name} does.`,
    version: '1.0',
    ...fields,
  })

const PAYPAL = plugin({
  id: 'paypal',
  name: 'PayPal Checkout',
  category: 'Payment',
  active: true,
  environment: 'Without settings of its own it uses those of the environment.',
  fields: [
    field({ key: 'clientId', label: 'Client ID' }),
    field({ key: 'clientSecret', label: 'Client Secret', masked: true, secret: true }),
  ],
  secrets: { clientSecret: { set: false } },
})
const CONSENT = plugin({ id: 'cookie-consent', name: 'Cookie Consent', category: 'Privacy' })
const GOOGLE = plugin({
  id: 'google-analytics',
  name: 'Google Analytics',
  fields: [field({ key: 'measurementId', label: 'Measurement ID' })],
})
const META = plugin({
  id: 'meta-pixel',
  name: 'Meta Pixel',
  fields: [field({ key: 'pixelId', label: 'Pixel ID' })],
  missing: ['Pixel ID'],
})
const SMTP = plugin({
  id: 'smtp',
  name: 'SMTP Mail Server',
  category: 'Email',
  oneOf: 'mail',
  active: true,
})
const MAILGUN = plugin({
  id: 'mailgun',
  name: 'Mailgun',
  category: 'Email',
  oneOf: 'mail',
  webhookUrl: 'https://shop.example/api/webhooks/mail/mailgun',
})

const S3 = plugin({ id: 'amazon-s3', name: 'S3 Backup', category: 'Backup', oneOf: 'backup' })
const DROPBOX = plugin({
  id: 'dropbox',
  name: 'Dropbox Backup',
  category: 'Backup',
  oneOf: 'backup',
})

const CATALOGUE = [PAYPAL, CONSENT, GOOGLE, META]

type Change = { active?: boolean; settings?: object; expectedUpdatedAt: string | null }

/** A store that keeps its plugins, and takes changes of their current versions only. */
function answerPlugins(others: Answers = {}, catalogue = CATALOGUE) {
  let changes = 0
  let kept = catalogue
  const one = (id: string) => kept.find((plugin) => plugin.id === id) ?? CONSENT
  const set = (id: string, change: Partial<AdminPlugin>) => {
    changes += 1
    const updatedAt = `2026-03-01T12:00:00.00${changes}Z`
    const { oneOf } = one(id)
    kept = kept.map((plugin) => {
      if (plugin.id === id) return { ...plugin, ...change, updatedAt }
      return change.active && oneOf !== null && plugin.oneOf === oneOf
        ? { ...plugin, active: false, updatedAt }
        : plugin
    })
    return one(id)
  }
  const sent = answerCalls({
    'GET /api/admin/plugins': () => json(200, kept),
    'PATCH /api/admin/plugins/[id]': ({ call, body }) => {
      const { expectedUpdatedAt, active } = body as Change
      const known = one(call.split('/').at(-1) ?? '')
      if (known.updatedAt !== expectedUpdatedAt)
        return json(409, {
          code: 'conflict',
          message: 'Somebody else changed this plugin. Reload to see their version.',
        })
      return json(200, set(known.id, active === undefined ? {} : { active }))
    },
    ...others,
  })
  return {
    one,
    set,
    changes: () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body),
  }
}

const cardOf = (name: string) => screen.getByRole('article', { name })
const switchOf = (name: string) => screen.getByRole('switch', { name: `${name} active` })
const press = (name: string, place = within(document.body)) => place.getByRole('button', { name })

async function openPlugins(others?: Answers, catalogue?: AdminPlugin[]) {
  const store = answerPlugins(others, catalogue)
  const rendered = await renderInBackOffice(<PluginsScreen />)
  await screen.findByRole('article', { name: 'PayPal Checkout' })
  return { ...rendered, ...store }
}

async function openSettings(name: string, others?: Answers, catalogue?: AdminPlugin[]) {
  const opened = await openPlugins(others, catalogue)
  await opened.user.click(press(`Settings of ${name}`))
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: `${name} settings` })) }
}

describe('the Plugins tab', () => {
  it('finds a plugin by any words of its name, its maker or what it does', async () => {
    const { user } = await openPlugins()
    const search = screen.getByRole('searchbox', { name: 'Search plugins' })
    await fill(user, search, 'brand PIXEL')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(cardOf('Meta Pixel')).toBeVisible()
    await fill(user, search, 'fax')
    expect(await screen.findByText('No installed plugin fits “fax”.')).toBeVisible()
    await fill(user, search, '')
    await waitFor(() => expect(cardOf('PayPal Checkout')).toBeVisible())
  })

  it('says on a card how much went wrong in the last day', async () => {
    await openPlugins({}, [{ ...PAYPAL, recentErrors: 2 }, GOOGLE])
    expect(within(cardOf('PayPal Checkout')).getByText('2 errors in the last day')).toBeVisible()
    expect(cardOf('Google Analytics')).not.toHaveTextContent('in the last day')
  })

  it('says in the settings what leaves the store, and what comes into it', async () => {
    const paypal: AdminPlugin = { ...PAYPAL, shares: ['orders'], learns: [] }
    const { dialog } = await openSettings('PayPal Checkout', {}, [paypal])
    const data = within(dialog.getByRole('region', { name: 'Data' }))
    expect(data.getByText('Orders: number, products, amounts')).toBeVisible()
    expect(data.getByText('Nothing.')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says in the settings of Authorize.Net what it cannot do in Europe, and what to switch on', async () => {
    const cards = { ...PAYPAL, id: 'authorize-net', name: 'Authorize.Net Cards' }
    const { dialog } = await openSettings('Authorize.Net Cards', {}, [cards, PAYPAL])
    expect(dialog.getByText(/no 3-D Secure.*switch on Cards by PayPal/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says in the settings what shoppers load of its provider', async () => {
    const crisp = plugin({
      id: 'crisp',
      name: 'Crisp Live Chat',
      category: 'Chat',
      hasScript: true,
    })
    const catalogue = [PAYPAL, GOOGLE, META, crisp].map((one) => ({
      ...one,
      hasScript: one.category === 'Marketing' || one === crisp,
    }))
    const weights: Record<string, number | null> = { 'google-analytics': 147_000, crisp: null }
    const { user } = await openPlugins(
      {
        'GET /api/admin/plugins/[id]/script': ({ call }) => {
          const bytes = weights[call.split('/').at(-2) ?? '']
          return bytes === undefined ? unreachable() : json(200, { bytes })
        },
      },
      catalogue,
    )
    const loads = async (name: string) => {
      await user.click(press(`Settings of ${name}`))
      const dialog = within(screen.getByRole('dialog', { name: `${name} settings` }))
      const term = dialog.getByText('Shoppers load')
      await waitFor(() => expect(term.nextElementSibling).not.toHaveTextContent('Being measured'))
      const text = term.nextElementSibling?.textContent
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return text
    }
    expect(await loads('Google Analytics')).toBe(
      '144 KB of script, compressed, and what that loads itself',
    )
    for (const name of ['Crisp Live Chat', 'Meta Pixel'])
      expect(await loads(name)).toMatch(/^Not known: /)
    expect(await loads('PayPal Checkout')).toMatch(/^On the payment page, /)
  })

  it('filters what is installed by category', async () => {
    const { user } = await openPlugins()
    const filter = screen.getByRole('combobox', { name: 'Category' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All categories',
      'Payment',
      'Email',
      'SEO',
      'WordPress',
      'Marketing',
      'CRM',
      'Support',
      'Chat',
      'Privacy',
      'Security',
      'Backup',
    ])
    expect(screen.getByText('4 of 4 installed plugins, 1 active')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.selectOptions(filter, 'Payment')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const paypal = within(cardOf('PayPal Checkout'))
    expect(paypal.getByText('Active')).toBeVisible()
    expect(paypal.getByText(/uses those of the environment/)).toBeVisible()
  })

  it('lists those that are off, and opens the settings of one that is chosen', async () => {
    const { user } = await openPlugins()
    await user.click(press('Install Plugin'))
    const dialog = within(screen.getByRole('dialog', { name: 'Install Plugin' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    expect(dialog.queryByText('PayPal Checkout')).not.toBeInTheDocument()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Set up Meta Pixel' }))
    expect(await screen.findByRole('dialog', { name: 'Meta Pixel settings' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Install Plugin' })).not.toBeInTheDocument()
  })

  it('switches twice as it is clicked, without a conflict', async () => {
    const { user, one, changes } = await openPlugins()
    await user.click(switchOf('Cookie Consent'))
    await user.click(switchOf('Cookie Consent'))
    await waitFor(() => expect(changes()).toHaveLength(2))
    await waitFor(() => expect(one('cookie-consent').active).toBe(false))
    expect(switchOf('Cookie Consent')).not.toBeChecked()
    expect(changes()).toMatchObject([{ active: true }, { active: false }])
    expect(screen.queryByText(/Somebody else changed/)).not.toBeInTheDocument()
  })

  it('takes a switch back that fails, and asks for what one lacks', async () => {
    const { user } = await openPlugins({ 'PATCH /api/admin/plugins/[id]': unreachable })
    await user.click(switchOf('Cookie Consent'))
    expect(await screen.findByText('Failed to switch Cookie Consent')).toBeVisible()
    expect(switchOf('Cookie Consent')).not.toBeChecked()
    await user.click(switchOf('Meta Pixel'))
    expect(screen.getByRole('dialog', { name: 'Meta Pixel settings' })).toBeVisible()
    expect(
      screen.getByRole('switch', { name: 'Meta Pixel active', hidden: true }),
    ).not.toBeChecked()
  })
})

describe('plugins of which one is on', () => {
  const MAIL = [PAYPAL, SMTP, MAILGUN]

  it('take each other’s place', async () => {
    const { user } = await openPlugins({}, MAIL)
    await user.click(switchOf('Mailgun'))
    await waitFor(() => expect(switchOf('SMTP Mail Server')).not.toBeChecked())
    expect(switchOf('Mailgun')).toBeChecked()
    await user.click(switchOf('SMTP Mail Server'))
    await waitFor(() => expect(switchOf('Mailgun')).not.toBeChecked())
    expect(switchOf('SMTP Mail Server')).toBeChecked()
  })

  it('say so, and at which address they are told what came back', async () => {
    const { dialog } = await openSettings('Mailgun', {}, MAIL)
    expect(dialog.getByText(/^Mails go out one way/)).toBeVisible()
    expect(dialog.getByText('https://shop.example/api/webhooks/mail/mailgun')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Copy the address of the webhook' })).toBeVisible()
  })

  it('have the list of backups at the one that keeps them, else at the first that could', async () => {
    const { user } = await openPlugins({}, [PAYPAL, S3, DROPBOX])
    const listedAt = () =>
      screen
        .getAllByRole('article')
        .filter((card) => within(card).queryByRole('button', { name: 'Backups' }))
    expect(listedAt()).toEqual([cardOf('S3 Backup')])
    await user.click(switchOf('Dropbox Backup'))
    await waitFor(() => expect(listedAt()).toEqual([cardOf('Dropbox Backup')]))
  })

  it('say that backups go to one place', async () => {
    const { dialog } = await openSettings('Dropbox Backup', {}, [PAYPAL, S3, DROPBOX])
    expect(dialog.getByText(/^Backups go to one place/)).toBeVisible()
  })
})

describe('the settings of a plugin', () => {
  it('say what is wrong beside the setting, and keep what was typed', async () => {
    const message = 'Measurement ID must be a Measurement ID such as G-ABC123DEF4'
    const { user, dialog, changes } = await openSettings('Google Analytics', {
      'PATCH /api/admin/plugins/[id]': ({ body }) =>
        JSON.stringify(body).includes('UA-')
          ? json(400, { code: 'invalid', message, issues: [{ path: 'measurementId', message }] })
          : json(200, { ...GOOGLE, settings: { measurementId: 'G-ABC123DEF4' } }),
      'POST /api/admin/plugins/[id]/test': () =>
        json(200, { ok: true, message: 'The format is right. The provider was not asked.' }),
    })
    const input = dialog.getByLabelText(/^Measurement ID/)
    await fill(user, input, 'UA-12345')
    await user.click(press('Save Settings', dialog))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(input).toHaveValue('UA-12345')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityProblems()).toEqual([])
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Discard your changes?')).toBeVisible()
    await user.click(press('Keep editing'))
    await fill(user, input, 'G-ABC123DEF4')
    await user.click(press('Test Connection', dialog))
    expect(
      await dialog.findByText('The format is right. The provider was not asked.'),
    ).toBeVisible()
    await user.click(press('Save Settings', dialog))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Settings Saved')).toBeVisible()
    expect(changes().at(-1)).toEqual({
      settings: { measurementId: 'G-ABC123DEF4' },
      expectedUpdatedAt: null,
    })
  })

  it('are tried with the provider, good and bad', async () => {
    const needed = 'Client Secret is needed'
    const { user, dialog } = await openSettings('PayPal Checkout', {
      'POST /api/admin/plugins/[id]/test': ({ body }) => {
        const secret = (body as { settings: Record<string, string> }).settings.clientSecret
        if (!secret)
          return json(400, {
            code: 'invalid',
            message: needed,
            issues: [{ path: 'clientSecret', message: needed }],
          })
        return json(
          200,
          secret === 'right'
            ? { ok: true, message: 'PayPal accepted the credentials (test mode).' }
            : { ok: false, message: 'PayPal refused these credentials.' },
        )
      },
    })
    await fill(user, dialog.getByLabelText(/^Client ID/), 'of-the-store')
    const secret = dialog.getByLabelText(/^Client Secret/)
    expect(secret).toHaveAttribute('type', 'password')
    await fill(user, secret, 'wrong')
    await user.click(press('Show Client Secret', dialog))
    expect(secret).toHaveAttribute('type', 'text')
    const test = press('Test Connection', dialog)
    await user.click(test)
    expect(await dialog.findByText('PayPal refused these credentials.')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await fill(user, secret, 'right')
    await user.click(test)
    expect(await dialog.findByText('PayPal accepted the credentials (test mode).')).toBeVisible()
    await user.clear(secret)
    await user.click(test)
    expect(await dialog.findByText(needed)).toBeVisible()
  })

  it('do not overwrite what somebody else has changed', async () => {
    const { user, dialog, set } = await openSettings('Google Analytics')
    const input = dialog.getByLabelText(/^Measurement ID/)
    await fill(user, input, 'G-MINE')
    set('google-analytics', {})
    await user.click(press('Save Settings', dialog))
    expect(await dialog.findByText(/Somebody else changed this plugin/)).toBeVisible()
    expect(input).toHaveValue('G-MINE')
  })
})
