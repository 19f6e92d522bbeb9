import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { money } from '@/components/back-office/format-number'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { MAX_FAMILY_LENGTH, MAX_OPTIONS } from '@/lib/catalog/option-choices'
import { SLUG_PATTERN } from '@/lib/catalog/product-rules'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'
import { PRODUCTS_CALL } from './use-product-groups'

const TYPING_MS = 400

type OptionFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf' | 'isDirty'>
  /** The product's own id; omitted for a new one. */
  id: number | undefined
  /** Opens all options of the family in one table, instead of this form. */
  onOptions?: (family: string) => void
}

/** Which products are options of this one. */
export function OptionFields({
  form: { form, register, errorOf, isDirty },
  id,
  onOptions,
}: OptionFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const typed = useWatch({ control: form.control, name: 'family' }).trim()
  const family = useDebouncedValue(typed, TYPING_MS)
  const isName = SLUG_PATTERN.test(family)
  const { data } = useQuery({
    queryKey: [PRODUCTS_CALL, 'family', family],
    queryFn: ({ signal }) =>
      callAdmin(PRODUCTS_CALL, {
        query: { family, limit: MAX_OPTIONS, sort: 'price-low' },
        signal,
      }),
    enabled: isName,
  })
  const others = isName ? data?.filter((product) => product.id !== id) : undefined
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <fieldset className="grid gap-x-4 gap-y-5 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{t('options.legend')}</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">{t('options.hint')}</p>
      <TextField
        {...field('family')}
        label={t('options.family')}
        maxLength={MAX_FAMILY_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        hint={t('options.familyHint')}
        {...register('family')}
      />
      <TextField
        {...field('edition')}
        label={t('options.edition')}
        maxLength={60}
        hint={t('options.editionHint')}
        {...register('edition')}
      />
      {others && (
        <div role="status" className="text-sm sm:col-span-2">
          {others.length === 0 ? (
            <p className="text-muted">{t('options.noOther')}</p>
          ) : (
            <>
              <p className="font-medium">{t('options.others')}</p>
              <ul className="mt-1 grid gap-1">
                {others.map((product) => (
                  <li key={product.id} className="flex justify-between gap-4">
                    <span className="min-w-0 truncate">{product.name}</span>
                    <span className="shrink-0 text-muted tabular-nums">{money(product.price)}</span>
                  </li>
                ))}
              </ul>
              {onOptions && id !== undefined && (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-3"
                  disabled={isDirty}
                  title={isDirty ? t('productDialog.saveFirst') : undefined}
                  onClick={() => onOptions(family)}
                >
                  {t('options.table')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}
