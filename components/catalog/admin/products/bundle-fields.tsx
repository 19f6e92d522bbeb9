import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { LoadError } from '@/components/back-office/load-error'
import { toastFailure } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { bundlesLeft } from '@/lib/catalog/bundles/bundle-rules'
import { type Bundle, MAX_PART_QUANTITY, MIN_PARTS } from '@/lib/catalog/bundles/contracts'
import { ClosedSection } from './closed-section'
import { refreshProducts } from './use-product-groups'

type BundleFieldsProps = {
  /** The product; a new one is saved before it can be a bundle. */
  id: number | undefined
  /** Called when it was made a bundle, or none: it is delivered otherwise then. */
  onChanged: (isBundle: boolean) => void
}

/** Which products are sold together as this one. They are saved by themselves. */
export function BundleFields({ id, onChanged }: BundleFieldsProps) {
  const t = useTranslations('backOffice.catalog.bundle')
  return (
    <ClosedSection name="bundle" title={t('title')} hint={t('lead')} needsAttention={false}>
      <div className="sm:col-span-2">
        {id === undefined ? (
          <p className="text-sm">{t('saveFirst')}</p>
        ) : (
          <Parts id={id} onChanged={onChanged} />
        )}
      </div>
    </ClosedSection>
  )
}

const CALL = 'GET /api/admin/products/[id]/parts'
const QUANTITIES = Array.from({ length: MAX_PART_QUANTITY }, (_, index) => index + 1)

type Part = { id: number; name: string; quantity: number }

const partsOf = ({ parts }: Bundle): Part[] =>
  parts.map(({ productId, name, quantity }) => ({ id: productId, name, quantity }))

function Parts({ id, onChanged }: { id: number; onChanged: (isBundle: boolean) => void }) {
  const t = useTranslations('backOffice.catalog.bundle')
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Part[]>()
  const [isSaving, setSaving] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  if (error) return <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
  if (!data) return null
  const parts = chosen ?? partsOf(data)
  const left = bundlesLeft(data.parts)

  const save = async (next: readonly Part[]) => {
    setSaving(true)
    try {
      const saved = await callAdmin('PUT /api/admin/products/[id]/parts', {
        params: { id },
        body: { parts: next.map((part) => ({ productId: part.id, quantity: part.quantity })) },
      })
      client.setQueryData([CALL, id], saved)
      setChosen(undefined)
      onChanged(saved.parts.length > 0)
      showUndoableToast({
        title: saved.parts.length > 0 ? t('saved') : t('dissolved'),
        description: parts.map(({ name }) => name).join(', '),
        entityType: 'product',
        entityId: id,
        onUndone: async () => {
          const { data: undone } = await refetch()
          if (undone) onChanged(undone.parts.length > 0)
          await refreshProducts(client)
        },
      })
      await refreshProducts(client)
    } catch (failure) {
      toastFailure(t('failed'), failure)
    }
    setSaving(false)
  }

  return (
    <>
      <ProductsChoice
        searchLabel={t('search')}
        products={parts}
        isOrdered
        onChange={(products) =>
          setChosen(
            products.map(({ id: partId, name }) => ({
              id: partId,
              name,
              quantity: parts.find((part) => part.id === partId)?.quantity ?? 1,
            })),
          )
        }
      />
      {parts.length > 0 && (
        <fieldset className="mt-4 grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{t('legend')}</legend>
          {parts.map((part) => (
            <SelectField
              key={part.id}
              id={`part-${part.id}`}
              label={t('quantityOf', { name: part.name })}
              hint={
                data.parts.some(({ productId, isHidden }) => productId === part.id && isHidden)
                  ? t('hidden')
                  : t('quantityHint')
              }
              value={part.quantity}
              onChange={({ target }) =>
                setChosen(
                  parts.map((each) =>
                    each.id === part.id ? { ...each, quantity: Number(target.value) } : each,
                  ),
                )
              }
            >
              {QUANTITIES.map((quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </SelectField>
          ))}
        </fieldset>
      )}
      {left !== null && <p className="mt-4 text-sm text-muted">{t('enough', { count: left })}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="button"
          variant="outline"
          disabled={isSaving || chosen === undefined || parts.length < MIN_PARTS}
          onClick={() => save(parts)}
        >
          {t('save')}
        </Button>
        {data.parts.length > 0 && (
          <Button type="button" variant="ghost" disabled={isSaving} onClick={() => save([])}>
            {t('dissolve')}
          </Button>
        )}
      </div>
    </>
  )
}
