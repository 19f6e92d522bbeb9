import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { Icon } from '@/components/ui/icon/icon'
import { NewsletterForm } from './newsletter-form'

/** The newsletter's e-mail box, as a section of a page. */
export async function NewsletterBox() {
  const t = await getTranslations('newsletter')
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid items-center gap-x-14 gap-y-7 rounded-panel border border-line bg-surface p-6 text-left shadow-card rtl:text-right sm:p-10 lg:grid-cols-2"
    >
      <div className="flex gap-5">
        <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-primary-soft text-primary-strong sm:grid">
          <Icon name="mail-open" className="size-7" strokeWidth={1.75} />
        </span>
        <div>
          <h2 id="newsletter-title" className="text-2xl font-extrabold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-1.5 max-w-xl leading-relaxed text-muted">{t('text')}</p>
        </div>
      </div>
      <ClientMessages namespaces={['form', 'newsletter']}>
        <NewsletterForm />
      </ClientMessages>
    </section>
  )
}
