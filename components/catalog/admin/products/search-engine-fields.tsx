import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import {
  CharacterCount,
  DESCRIPTION_GUIDE,
  TITLE_GUIDE,
} from '@/components/back-office/character-count'
import { SearchResultPreview } from '@/components/back-office/search-result-preview'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '@/lib/catalog/product-page-rules'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type SearchEngineFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
}

/** What search engines and shared links say of a product. */
export function SearchEngineFields({ form: { form, register, errorOf } }: SearchEngineFieldsProps) {
  const t = useTranslations('backOffice.catalog.searchEngines')
  const [seoTitle, seoDescription, name, description, slug] = useWatch({
    control: form.control,
    name: ['seoTitle', 'seoDescription', 'name', 'description', 'slug'],
  })
  return (
    <ClosedSection
      name="searchEngines"
      title={t('title')}
      hint={t('lead')}
      needsAttention={errorOf('seoTitle') !== undefined || errorOf('seoDescription') !== undefined}
    >
      <TextField
        id="product-seoTitle"
        error={errorOf('seoTitle')}
        label={t('seoTitle')}
        maxLength={MAX_SEO_TITLE}
        hint={
          seoTitle ? <CharacterCount text={seoTitle} guide={TITLE_GUIDE} /> : t('hints.seoTitle')
        }
        className="sm:col-span-2"
        {...register('seoTitle')}
      />
      <TextAreaField
        id="product-seoDescription"
        error={errorOf('seoDescription')}
        label={t('seoDescription')}
        rows={3}
        maxLength={MAX_SEO_DESCRIPTION}
        hint={
          seoDescription ? (
            <CharacterCount text={seoDescription} guide={DESCRIPTION_GUIDE} />
          ) : (
            t('hints.seoDescription')
          )
        }
        className="sm:col-span-2"
        {...register('seoDescription')}
      />
      <div className="sm:col-span-2">
        <SearchResultPreview
          address={`${location.host}/products/${slug}`}
          title={seoTitle || name}
          description={seoDescription || description}
        />
      </div>
    </ClosedSection>
  )
}
