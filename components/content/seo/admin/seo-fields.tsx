'use client'

import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import {
  CharacterCount,
  DESCRIPTION_GUIDE,
  TITLE_GUIDE,
} from '@/components/back-office/character-count'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SharePictureField } from './share-picture-field'
import type { SeoForm } from './use-seo-form'

type Props = { form: SeoForm }

/** Which page it is. */
export function PageFields({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  return (
    <>
      <TextField
        label={t('fields.page')}
        required
        maxLength={100}
        placeholder={t('fields.pageExample')}
        {...form.requiredField('page')}
      />
      <TextField
        label={t('fields.path')}
        required
        maxLength={300}
        placeholder="/products"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('fields.pathHint')}
        {...form.requiredField('path')}
      />
    </>
  )
}

/** What a search result shows. */
export function SearchFields({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  const common = useTranslations('backOffice.common')
  const [title, description] = form.form.watch(['title', 'description'])
  return (
    <>
      <TextField
        label={common('title')}
        required
        maxLength={300}
        hint={<CharacterCount text={title} guide={TITLE_GUIDE} />}
        {...form.requiredField('title')}
      />
      <TextAreaField
        label={common('description')}
        rows={3}
        maxLength={1000}
        hint={<CharacterCount text={description} guide={DESCRIPTION_GUIDE} />}
        {...form.field('description')}
      />
      <TextField
        label={t('fields.keywords')}
        maxLength={1000}
        hint={t('fields.keywordsHint')}
        {...form.field('keywords')}
      />
    </>
  )
}

/** What a shared link shows. */
export function OpenGraphFields({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  const [ogTitle, ogDescription] = form.form.watch(['ogTitle', 'ogDescription'])
  return (
    <>
      <TextField
        label={t('fields.ogTitle')}
        maxLength={300}
        hint={
          ogTitle ? <CharacterCount text={ogTitle} guide={TITLE_GUIDE} /> : t('fields.ogTitleHint')
        }
        {...form.field('ogTitle')}
      />
      <TextAreaField
        label={t('fields.ogDescription')}
        rows={3}
        maxLength={1000}
        hint={
          ogDescription ? (
            <CharacterCount text={ogDescription} guide={DESCRIPTION_GUIDE} />
          ) : (
            t('fields.ogDescriptionHint')
          )
        }
        {...form.field('ogDescription')}
      />
      <Controller
        control={form.form.control}
        name="ogImage"
        render={({ field }) => (
          <SharePictureField
            id="ogImage"
            value={field.value}
            onChange={field.onChange}
            hint={t('fields.ogImageHint')}
            error={form.errorOf('ogImage')}
          />
        )}
      />
    </>
  )
}
