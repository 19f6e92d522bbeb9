import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { callApi } from '@/lib/api/client'
import type { BlockOf } from '@/lib/settings/blocks'
import { type FormProps, HeadingField } from './block-fields'

const COLLECTIONS_CALL = 'GET /api/admin/collections'
const PRODUCTS_CALL = 'GET /api/products'

/** A row of chosen products, or of a collection. */
export function ProductsForm({ block, ...props }: FormProps<BlockOf<'products'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const { errorOf, onChange } = props
  const { collectionId, productIds } = block
  const { data: collections = [] } = useQuery({
    queryKey: [COLLECTIONS_CALL],
    queryFn: ({ signal }) => callAdmin(COLLECTIONS_CALL, { signal }),
  })
  const ids = productIds.join(',')
  const { data: products = [] } = useQuery({
    queryKey: [PRODUCTS_CALL, 'names', ids],
    queryFn: ({ signal }) => callApi(PRODUCTS_CALL, { query: { ids }, signal }),
    enabled: productIds.length > 0,
    placeholderData: (names) => names,
  })
  const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? `#${id}`
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <SelectField
        id={`block-${block.id}-source`}
        label={t('source')}
        value={collectionId ?? ''}
        onChange={({ target }) =>
          onChange({ ...block, collectionId: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{t('chosen')}</option>
        {collections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {collectionId === null && (
        <ProductsChoice
          searchLabel={t('searchProducts')}
          products={productIds.map((id) => ({ id, name: nameOf(id) }))}
          isOrdered
          error={errorOf('productIds')}
          onChange={(chosen) => onChange({ ...block, productIds: chosen.map(({ id }) => id) })}
        />
      )}
    </div>
  )
}
