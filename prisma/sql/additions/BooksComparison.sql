ALTER TABLE "BooksComparison"
  ADD CONSTRAINT "BooksComparison_period" CHECK (("from" < "to"));
