import { EMPTY_SEO } from './choices'
import type { SeoFields } from './contracts'

type Sample = Pick<SeoFields, 'page' | 'path' | 'title' | 'description' | 'keywords'> &
  Partial<SeoFields>

const sample = (fields: Sample): SeoFields => ({
  ...EMPTY_SEO,
  ogTitle: fields.title,
  ogDescription: fields.description,
  ...fields,
})

/** Samples for the back office while no page has its own SEO; saving one of them stores it. */
export const SAMPLE_SEO_PAGES: readonly SeoFields[] = [
  sample({
    page: 'Home',
    path: '/',
    title: 'Softhaven – Software Licences by E-mail',
    description:
      'Buy genuine software licences for Windows, Office, security, creative and tax programs. Keys and download links arrive by e-mail within minutes.',
    keywords: 'software licences, licence keys, activation codes, software store, digital delivery',
    schemaType: 'WebSite',
    priority: 1,
    changeFrequency: 'daily',
  }),
  sample({
    page: 'Products',
    path: '/products',
    title: 'All Software Products | Softhaven',
    description:
      'Browse the full Softhaven range: office suites, operating systems, antivirus, creative, accounting and tax software with delivery by e-mail.',
    keywords: 'software catalogue, buy software, licence keys, office, windows, antivirus',
    priority: 0.9,
    changeFrequency: 'daily',
  }),
  sample({
    page: 'Category: Microsoft Office',
    path: '/category/microsoft-office',
    title: 'Microsoft Office Licences & Microsoft 365 | Softhaven',
    description:
      'Office 2024 and 2021, Microsoft 365, Visio and Project for PC and Mac. One-time purchases and subscriptions, delivered as keys by e-mail.',
    keywords: 'microsoft office, office 2024, office 2021, microsoft 365, visio, project',
  }),
  sample({
    page: 'Category: Operating Systems',
    path: '/category/operating-systems',
    title: 'Windows, Server & Linux Licences | Softhaven',
    description:
      'Windows 11, Windows 10, Windows Server, Parallels Desktop and Red Hat Enterprise Linux licences with product keys delivered by e-mail.',
    keywords: 'windows 11, windows 10, windows server, parallels desktop, red hat enterprise linux',
  }),
  sample({
    page: 'Category: Antivirus & Security',
    path: '/category/antivirus-security',
    title: 'Antivirus & Security Software | Softhaven',
    description:
      'Antivirus and internet security from Norton, McAfee, Bitdefender, ESET and Malwarebytes for PCs, Macs and phones. Codes sent by e-mail.',
    keywords: 'antivirus, internet security, norton, mcafee, bitdefender, eset, malwarebytes',
  }),
  sample({
    page: 'Checkout',
    path: '/checkout',
    title: 'Checkout | Softhaven',
    description:
      'Enter your details, choose a payment method and complete your order. Licence keys are sent to your e-mail address after payment.',
    keywords: 'checkout, payment, order',
    robots: 'noindex, nofollow',
    priority: 0.3,
    changeFrequency: 'monthly',
  }),
  sample({
    page: 'Search',
    path: '/search',
    title: 'Search Software | Softhaven',
    description:
      'Search the Softhaven catalogue by product name, publisher or category and filter the results by price, rating and availability.',
    keywords: 'software search, find software',
    robots: 'noindex, follow',
    priority: 0.4,
  }),
  sample({
    page: 'Admin',
    path: '/admin',
    title: 'Administration | Softhaven',
    description: 'Administration area of the Softhaven store for authorised staff.',
    keywords: '',
    robots: 'noindex, nofollow',
    priority: 0.1,
    changeFrequency: 'yearly',
  }),
]
