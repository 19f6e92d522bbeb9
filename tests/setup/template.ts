/** The migrated and seeded database that each test store starts as a copy of. */
export const TEMPLATE_DATABASE = 'softhaven_test_template'
