ALTER TABLE "QuarterRate"
  ADD CONSTRAINT "QuarterRate_perEuro_check" CHECK (("perEuro" > (0)::numeric));
