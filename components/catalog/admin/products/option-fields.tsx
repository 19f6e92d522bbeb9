import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { TextField } from '@/components/ui/fields/text-field'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { MAX_FAMILY_LENGTH, MAX_OPTIONS } from '@/lib/catalog/option-choices'
import { SLUG_PATTERN } from '@/lib/catalog/product-rules'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'
import { PRODUCTS_CALL } from './use-product-groups'

const TYPING_MS = 400

type OptionFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
  /** The product's own id; omitted for a new one. */
  id: number | undefined
}

/** Which products are options of this one. */
export function OptionFields({ form: { form, register, errorOf }, id }: OptionFieldsProps) {
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
      <legend className="px-1 text-sm font-semibold">Options</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">
        Products of the same family lead to one another: by edition, devices, term and platforms,
        whichever they differ in.
      </p>
      <TextField
        {...field('family')}
        label="Family"
        maxLength={MAX_FAMILY_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        hint="Such as norton-360; empty for none"
        {...register('family')}
      />
      <TextField
        {...field('edition')}
        label="Edition"
        maxLength={60}
        hint="What it is called among them, such as Premium"
        {...register('edition')}
      />
      {others && (
        <div role="status" className="text-sm sm:col-span-2">
          {others.length === 0 ? (
            <p className="text-muted">No other product is of this family.</p>
          ) : (
            <>
              <p className="font-medium">Also of this family:</p>
              <ul className="mt-1 grid gap-1">
                {others.map((product) => (
                  <li key={product.id} className="flex justify-between gap-4">
                    <span className="min-w-0 truncate">{product.name}</span>
                    <span className="shrink-0 text-muted tabular-nums">${product.price}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}
