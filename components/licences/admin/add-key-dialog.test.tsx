import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { englishOf } from '@/lib/core/english-text'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import {
  accessibilityProblems,
  answerCalls,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { AddKeyDialog } from './add-key-dialog'

const dialog = (onClose = () => {}) => (
  <AddKeyDialog productId={7} productName="Norton 360" onClose={onClose} />
)
const key = () => screen.getByLabelText(/^Key\b(?! type)/)
const add = () => screen.getByRole('button', { name: 'Add Key' })

describe('the dialog that adds a key', () => {
  it('waits for a key, sends it as it was typed, says so and closes', async () => {
    const sent = answerCalls({ 'POST /api/admin/product-keys': () => json(201, {}) })
    const onClose = jest.fn()
    const { user } = await renderInBackOffice(dialog(onClose))
    expect(add()).toBeDisabled()
    await user.type(key(), 'BROWSER-KEY-0001')
    await user.selectOptions(screen.getByLabelText('Key type'), 'serial')
    await user.type(screen.getByLabelText(/^Notes/), 'Invoice 12')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(add())
    expect(await screen.findByText('Key Added')).toBeVisible()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(sent).toMatchObject([
      {
        body: {
          productId: 7,
          keyValue: 'BROWSER-KEY-0001',
          keyType: 'serial',
          notes: 'Invoice 12',
          allowKnown: false,
        },
      },
    ])
  })

  it('asks to look again at a key that is odd, and says why', async () => {
    const { user } = await renderInBackOffice(dialog())
    await user.type(key(), 'X7')
    expect(key()).toHaveAccessibleDescription('Please look at it again: very short.')
    await user.type(key(), 'Z9-AB12-')
    expect(key()).toHaveAccessibleDescription('Please look at it again: perhaps cut off.')
    await user.type(key(), 'CD34')
    expect(key()).not.toHaveAccessibleDescription()
  })

  it('asks before it adds one that another product has, and forgets the answer with another key', async () => {
    let isAllowed = false
    const message = 'This key is stored already, as Office 2024'
    const sent = answerCalls({
      'POST /api/admin/product-keys': () =>
        isAllowed
          ? json(201, {})
          : json(409, {
              code: 'conflict',
              message,
              reason: 'known_elsewhere',
              issues: [{ path: 'keyValue', message }],
            }),
    })
    const { user } = await renderInBackOffice(dialog())
    const allow = () => screen.queryByRole('checkbox', { name: /Add it to this product, too/ })
    await user.type(key(), 'KNOWN-ONE-0001')
    expect(allow()).not.toBeInTheDocument()
    await user.click(add())
    await waitFor(() => expect(key()).toHaveAccessibleDescription(message))
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /Add it to this product, too/ }))
    await user.type(key(), 'X')
    expect(allow()).not.toBeInTheDocument()
    await user.type(key(), '{Backspace}')
    isAllowed = true
    await user.click(add())
    expect(await screen.findByText('Key Added')).toBeVisible()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { allowKnown: false },
      { allowKnown: true },
    ])
  })

  it('says what its supplier was paid in, where that is another currency', async () => {
    const sent = answerCalls({ 'POST /api/admin/product-keys': () => json(201, {}) })
    const { user } = await renderInBackOffice(dialog())
    await user.type(key(), 'BROWSER-KEY-0002')
    await user.type(screen.getByLabelText('Supplier'), 'Schlüssel GmbH')
    await user.selectOptions(screen.getByLabelText('Currency of the cost'), 'EUR')
    await user.type(screen.getByLabelText('Cost of one key (EUR)'), '17')
    await user.click(add())
    expect(await screen.findByText('Key Added')).toBeVisible()
    expect(sent).toMatchObject([
      { body: { batch: { supplier: 'Schlüssel GmbH', unitCost: '17', currency: 'EUR' } } },
    ])
  })

  it('says where it comes from', async () => {
    const sent = answerCalls({ 'POST /api/admin/product-keys': () => json(201, {}) })
    const { user } = await renderInBackOffice(dialog())
    await user.type(key(), 'BROWSER-KEY-0003')
    await user.selectOptions(screen.getByLabelText('Licence type'), 'Used')
    await user.selectOptions(screen.getByLabelText('Source'), 'Previous owner (used)')
    await user.type(screen.getByLabelText(/^First sold in/), 'DE')
    await user.click(add())
    expect(await screen.findByText('Name the supplier')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.type(screen.getByLabelText('Supplier'), 'Keys Ltd')
    await user.click(add())
    expect(await screen.findByText('Key Added')).toBeVisible()
    const origin = { licenceKind: 'used', keySource: 'previous_owner', firstRegion: 'DE' }
    expect(sent).toMatchObject([{ body: { batch: { supplier: 'Keys Ltd', ...origin } } }])
  })

  it('asks whether several lines are one key', async () => {
    const sent = answerCalls({ 'POST /api/admin/product-keys': () => json(201, {}) })
    const { user } = await renderInBackOffice(dialog())
    await user.type(key(), 'user: ada{Enter}password: lovelace')
    await user.click(screen.getByRole('checkbox', { name: /2 lines/ }))
    await user.click(add())
    expect(await screen.findByText('Key Added')).toBeVisible()
    expect(sent).toMatchObject([{ body: { severalLines: true } }])
  })

  it('says in the page’s language what the store refuses', async () => {
    const text = say('licences.keyInvisibleSign', { sign: 'U+200B' })
    answerCalls({ 'POST /api/admin/product-keys': () => refusal(invalidField('keyValue', text)) })
    const { user } = await renderInBackOffice(dialog(), { locale: 'de' })
    const field = screen.getByRole('textbox', { name: /^Schlüssel/ })
    await user.type(field, 'AB\u200BCD-1234')
    await user.click(screen.getByRole('button', { name: 'Schlüssel hinzufügen' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/U\+200B/))
    expect(field).not.toHaveAccessibleDescription(englishOf(text))
  })
})
