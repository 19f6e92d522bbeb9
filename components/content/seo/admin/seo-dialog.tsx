'use client'

import { SearchCheck, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { Button } from '@/components/ui/button'
import { SeoEditor } from './seo-editor'
import { OpenGraphFields, PageFields, SearchFields } from './seo-fields'
import { GooglePreview } from './seo-previews'
import type { SeoForm } from './use-seo-form'
import { useSeoForm } from './use-seo-form'
import type { ListedSeoPage } from './use-seo-pages'

type Props = {
  /** The page to change; without one, one is added. */
  page?: ListedSeoPage
  /** Whether it opens with all fields on four tabs, or with the few that most pages need. */
  isEditor?: boolean
  onClose: () => void
}

/** Adds or changes the SEO of a page: the few fields that matter most, or all of them. */
export function SeoDialog({ page, isEditor: opensAsEditor = false, onClose }: Props) {
  const t = useTranslations('backOffice.seo')
  const [isEditor, setEditor] = useState(opensAsEditor)
  const form = useSeoForm(page, onClose)
  const title = isEditor ? t('dialog.editor') : page ? t('dialog.edit') : t('dialog.add')
  return (
    <FormDialog
      title={title}
      description={page && t('dialog.lead', { page: page.page, path: page.path })}
      icon={SearchCheck}
      size={isEditor ? 'xl' : 'lg'}
      submitLabel={page ? t('dialog.save') : t('dialog.add')}
      form={form}
      thing={
        page?.id === undefined ? undefined : { entityType: 'seo_page', entityId: String(page.id) }
      }
      extraAction={
        !isEditor && (
          <Button variant="outline" onClick={() => setEditor(true)}>
            <SlidersHorizontal aria-hidden />
            {t('dialog.allFields')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {isEditor ? <SeoEditor form={form} /> : <ShortSeoForm form={form} />}
    </FormDialog>
  )
}

/** The fields that most pages need: the path, and what search results show. */
function ShortSeoForm({ form }: { form: SeoForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PageFields form={form} />
      <div className="grid gap-4 sm:col-span-2">
        <SearchFields form={form} />
        <GooglePreview page={form.form.watch()} />
        <OpenGraphFields form={form} />
      </div>
    </div>
  )
}
