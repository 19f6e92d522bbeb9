/** The migrated and seeded database that each test store copies. */
export const TEMPLATE_DATABASE = 'softhaven_test_template'

/** The admin of every test store. */
export const TEST_ADMIN = { username: 'admin', password: 'correct horse battery staple' }
