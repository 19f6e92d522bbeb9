'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { PublishFields } from '@/components/content/articles/admin/publish-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { articleSlug, MAX_SLUG_LENGTH } from '@/lib/content/articles/article-rules'
import type { usePageForm } from './use-page-form'

/** Where a page is, and whether it is published. */
export function PublicationPanel({ state }: { state: ReturnType<typeof usePageForm> }) {
  const t = useTranslations('backOffice.articles')
  const { form, field, saved } = state
  const [isPublished, publishAt, languages, texts] = form.watch([
    'isPublished',
    'publishAt',
    'languages',
    'texts',
  ])
  const [first] = languages
  return (
    <Panel title={t('panels.publication')}>
      <div className="space-y-4">
        <PublishFields
          isPublished={isPublished}
          publishAt={publishAt}
          onPublished={(checked) => form.setValue('isPublished', checked, { shouldDirty: true })}
          publishAtField={field('publishAt')}
        />
        <TextField
          label={t('fields.slug')}
          maxLength={MAX_SLUG_LENGTH}
          placeholder={articleSlug(first ? texts[first].title : '')}
          autoCapitalize="none"
          spellCheck={false}
          hint={saved?.isPublished ? t('fields.slugMoves') : t('fields.slugHint')}
          {...field('slug')}
        />
      </div>
    </Panel>
  )
}
