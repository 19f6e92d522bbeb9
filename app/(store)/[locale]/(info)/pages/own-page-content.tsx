import { getLocale } from 'next-intl/server'
import { OwnBlock } from '@/app/(store)/[locale]/own-block'
import { OwnPageScreen } from '@/components/content/pages/own-page-screen'
import { PageForm } from '@/components/service/messages/page-form'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { speechOf } from '@/lib/content/blocks/block-words'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { formWords } from '@/lib/content/pages/form-words'
import { type AddedBlock, aroundContent, type FormBlock } from '@/lib/content/pages/page-blocks'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { publicPlugins } from '@/lib/plugins/queries'
import { cachedSettings } from '@/lib/settings/queries'

type Props = {
  page: OwnPage
  crumbs: readonly Crumb[]
  /** A draft, whose forms nobody can send. */
  isPreview?: boolean
}

/** A page of the owner's with its blocks, for its address and for the preview of a draft. */
export async function OwnPageContent({ page, crumbs, isPreview }: Props) {
  const { above, below } = aroundContent(page.blocks)
  return (
    <OwnPageScreen
      page={page}
      crumbs={crumbs}
      above={<Blocks blocks={above} page={page.slug} isPreview={isPreview} />}
      below={
        <Blocks blocks={below} page={page.slug} isPreview={isPreview} className="below-the-fold" />
      }
    />
  )
}

type BlocksProps = {
  blocks: readonly AddedBlock[]
  page: string
  isPreview?: boolean
  /** Of each. */
  className?: string
}

async function Blocks({ blocks, page, isPreview, className }: BlocksProps) {
  if (blocks.length === 0) return null
  const [locale, { defaultLanguage }] = await Promise.all([getLocale(), cachedSettings()])
  return (
    <div className="mt-12 space-y-12 sm:mt-16 sm:space-y-16 [&>:empty]:hidden">
      {blocks.map((block) => (
        <div key={block.id} className={className}>
          <OwnBlock
            block={block}
            speech={speechOf(block, locale, defaultLanguage)}
            form={(form) => (
              <div inert={isPreview}>
                <Form form={form} page={page} />
              </div>
            )}
          />
        </div>
      ))}
    </div>
  )
}

async function Form({ form, page }: { form: FormBlock; page: string }) {
  const [locale, { defaultLanguage }, plugins] = await Promise.all([
    getLocale(),
    cachedSettings(),
    publicPlugins(),
  ])
  return (
    <ClientMessages namespaces={['form', 'contactForm', 'captcha']}>
      <PageForm
        page={page}
        block={form.id}
        words={formWords(form, locale, defaultLanguage)}
        captcha={captchaOf(plugins, 'contact')}
      />
    </ClientMessages>
  )
}
