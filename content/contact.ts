/** The store's offices. */
export type Office = {
  id: string
  city: string
  country: string
  /** What it does for customers. */
  role: string
  address: readonly string[]
  phone: string
  email: string
  timeZone: string
}

export const OFFICES: readonly Office[] = [
  {
    id: 'new-york',
    city: 'New York',
    country: 'United States',
    role: 'Headquarters, orders and billing',
    address: ['418 Mercer Row, 6th Floor', 'New York, NY 10013', 'United States'],
    phone: '+1 (212) 555-0168',
    email: 'newyork@softhaven.example',
    timeZone: 'America/New_York',
  },
  {
    id: 'london',
    city: 'London',
    country: 'United Kingdom',
    role: 'Customers and partners in Europe',
    address: ['27 Tanner’s Yard', 'London SE1 3PL', 'United Kingdom'],
    phone: '+44 20 7946 0827',
    email: 'london@softhaven.example',
    timeZone: 'Europe/London',
  },
  {
    id: 'sydney',
    city: 'Sydney',
    country: 'Australia',
    role: 'Support through the American night',
    address: ['Level 9, 64 Wharf Lane', 'Sydney NSW 2000', 'Australia'],
    phone: '+61 2 5550 1846',
    email: 'sydney@softhaven.example',
    timeZone: 'Australia/Sydney',
  },
]
