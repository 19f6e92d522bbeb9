'use client'

import { SearchCheck, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { Button } from '@/components/ui/button'
import { SeoEditor } from './seo-editor'
import { ShortSeoForm } from './short-seo-form'
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
  const [isEditor, setEditor] = useState(opensAsEditor)
  const form = useSeoForm(page, onClose)
  const title = isEditor ? 'SEO Page Editor' : page ? 'Edit Page' : 'Add Page'
  return (
    <FormDialog
      title={title}
      description={page && `${page.page}: ${page.path}`}
      icon={SearchCheck}
      size={isEditor ? 'xl' : 'lg'}
      submitLabel={page ? 'Save Page' : 'Add Page'}
      form={form}
      thing={
        page?.id === undefined ? undefined : { entityType: 'seo_page', entityId: String(page.id) }
      }
      extraAction={
        !isEditor && (
          <Button variant="outline" onClick={() => setEditor(true)}>
            <SlidersHorizontal aria-hidden />
            All fields
          </Button>
        )
      }
      onClose={onClose}
    >
      {isEditor ? <SeoEditor form={form} /> : <ShortSeoForm form={form} />}
    </FormDialog>
  )
}
