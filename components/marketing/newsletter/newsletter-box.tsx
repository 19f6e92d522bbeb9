import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { Icon } from '@/components/ui/icon/icon'
import { NewsletterForm } from './newsletter-form'

type NewsletterBoxProps = {
  /** Of its title, where a page has more than one. */
  id?: string
  /** The owner's words; without them the store's. */
  title?: string
  text?: string
  /** Of those words, where that is not the page's. */
  lang?: string
}

/** The newsletter's e-mail box, as a section of a page. */
export async function NewsletterBox({
  id = 'newsletter-title',
  title,
  text,
  lang,
}: NewsletterBoxProps = {}) {
  const t = await getTranslations('newsletter')
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-14 gap-y-7 rounded-panel border border-line bg-surface p-6 text-left shadow-card rtl:text-right sm:p-10 lg:grid-cols-2"
    >
      <div className="flex gap-5">
        <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-primary-soft text-primary-strong sm:grid">
          <Icon name="mail-open" className="size-7" strokeWidth={1.75} />
        </span>
        <div>
          <h2
            id={id}
            lang={title ? lang : undefined}
            className="text-2xl font-extrabold tracking-tight"
          >
            {title || t('title')}
          </h2>
          <p lang={text ? lang : undefined} className="mt-1.5 max-w-xl leading-relaxed text-muted">
            {text || t('text')}
          </p>
        </div>
      </div>
      <ClientMessages namespaces={['form', 'newsletter']}>
        <NewsletterForm />
      </ClientMessages>
    </section>
  )
}
