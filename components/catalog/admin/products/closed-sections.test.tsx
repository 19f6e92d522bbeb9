import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { IdentifierFields } from './identifier-fields'
import { RelatedFields } from './related-fields'
import { SearchEngineFields } from './search-engine-fields'
import { useProductForm } from './use-product-form'

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit}>
      <IdentifierFields form={form} />
      <RelatedFields form={form} />
      <SearchEngineFields form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

const section = (title: string) => screen.getByText(title).closest('details')

describe('what most products do without', () => {
  it('is closed until it is opened, or something in it is refused', async () => {
    const message = 'The SKU “OFF-1” is that of Office'
    const sent = answerCalls({
      'POST /api/admin/products': () =>
        json(409, { code: 'conflict', message, issues: [{ path: 'sku', message }] }),
    })
    const { user } = await renderInBackOffice(<Form />)
    expect(section('SKU, GTIN and MPN')).not.toHaveAttribute('open')
    await user.click(screen.getByText('SKU, GTIN and MPN'))
    await fill(user, screen.getByLabelText('SKU'), 'OFF-1')
    await fill(user, screen.getByLabelText('GTIN'), '4006381333931')
    await user.click(screen.getByText('SKU, GTIN and MPN'))
    expect(section('SKU, GTIN and MPN')).not.toHaveAttribute('open')
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ sku: 'OFF-1', gtin: '4006381333931', mpn: '' })
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(section('SKU, GTIN and MPN')).toHaveAttribute('open')
    expect(section('Related products')).not.toHaveAttribute('open')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is as it was left the next time', async () => {
    const first = await renderInBackOffice(<Form />)
    await first.user.click(screen.getByText('SKU, GTIN and MPN'))
    await waitFor(() =>
      expect(localStorage.getItem('adminProductSections')).toContain('identifiers'),
    )
    first.unmount()
    const { user } = await renderInBackOffice(<Form />)
    expect(section('SKU, GTIN and MPN')).toHaveAttribute('open')
    expect(section('Related products')).not.toHaveAttribute('open')
    await user.click(screen.getByText('SKU, GTIN and MPN'))
    await waitFor(() => expect(localStorage.getItem('adminProductSections')).toBe('[]'))
  })

  it('shows what a search result says, as it is typed', async () => {
    const { user } = await renderInBackOffice(<Form />)
    await user.click(screen.getByText('Search engines and shared links'))
    await fill(user, screen.getByLabelText('Title for search engines'), 'Office at its best')
    const preview = within(screen.getByRole('figure', { name: 'Google result preview' }))
    expect(preview.getByText('Office at its best')).toBeVisible()
    expect(screen.getByText('18/60 characters')).toBeVisible()
  })

  it('sends related products in the order in which they stand', async () => {
    const sent = answerCalls({
      'GET /api/admin/products': () =>
        json(200, [
          { id: 5, name: 'Norton' },
          { id: 9, name: 'Avast' },
        ]),
      'POST /api/admin/products': () => json(409, { code: 'conflict', message: 'No', issues: [] }),
    })
    const { user } = await renderInBackOffice(<Form />)
    await user.click(screen.getByText('Related products'))
    await fill(user, screen.getByLabelText('Search products to show'), 'a')
    await user.click(await screen.findByRole('button', { name: /Avast/ }))
    await user.click(await screen.findByRole('button', { name: /Norton/ }))
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() =>
      expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
        relatedProductIds: [9, 5],
      }),
    )
  })
})
