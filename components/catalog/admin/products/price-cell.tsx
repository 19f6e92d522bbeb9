import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { readTypedNumber } from '@/lib/core/typed-amount'
import { refreshProducts } from './use-product-groups'

/** What a product costs, which can be changed where it stands. */
export function PriceCell({ product }: { product: AdminProductRow }) {
  const t = useTranslations('backOffice.catalog.columns')
  const { name, price, originalPrice } = product
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <PriceForm product={product} onClose={() => setOpen(false)} />
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <Button
          ref={opener}
          variant="ghost"
          size="icon"
          className="size-7 text-muted"
          aria-label={t('changePrice', { name })}
          title={t('changePrice', { name })}
          onClick={() => setOpen(true)}
        >
          <Pencil aria-hidden className="size-3.5" />
        </Button>
        <span className="font-semibold">{money(price)}</span>
      </span>
      {originalPrice && (
        <s className="block text-xs text-muted">
          {t.rich('originalPrice', { price: money(originalPrice), sr: screenReaderOnly })}
        </s>
      )}
    </>
  )
}

type PriceFormProps = { product: AdminProductRow; onClose: () => void }

function PriceForm({ product, onClose }: PriceFormProps) {
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  // A version that loads meanwhile is not the one that is changed.
  const [{ id, name, price, updatedAt, isInSale }] = useState(product)
  const [typed, setTyped] = useState(price)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const said = `price-of-${id}-said`
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (typed === price) return onClose()
    setSending(true)
    setProblem(undefined)
    try {
      await callAdmin('PATCH /api/admin/products/[id]', {
        params: { id },
        body: {
          price: readTypedNumber(typed, pageLanguage()) ?? typed,
          expectedUpdatedAt: updatedAt,
        },
      })
      showUndoableToast({
        title: t('productDialog.updated'),
        description: name,
        entityType: 'product',
        entityId: id,
        onUndone: () => refreshProducts(client),
      })
      await refreshProducts(client)
      onClose()
    } catch (error) {
      setProblem(failureText(error, t('productDialog.updateFailed')))
      setSending(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isSending) return
    event.stopPropagation()
    onClose()
    // What somebody else has changed stands there then.
    if (problem) void refreshProducts(client)
  }

  return (
    <form onSubmit={save} noValidate>
      <label htmlFor={`price-of-${id}`} className="sr-only">
        {t('options.priceOf', { name })}
      </label>
      <input
        ref={field}
        id={`price-of-${id}`}
        inputMode="decimal"
        autoComplete="off"
        className={`${fieldStyle} h-10 min-w-24 text-end`}
        value={typed}
        readOnly={isSending}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <p
        id={said}
        role={problem ? 'alert' : undefined}
        className={`mt-1 text-xs whitespace-normal ${problem ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {problem ??
          [isInSale && t('options.inSale'), t('columns.priceKeys')].filter(Boolean).join('. ')}
      </p>
    </form>
  )
}
