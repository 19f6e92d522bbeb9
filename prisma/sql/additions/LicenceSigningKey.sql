ALTER TABLE "LicenceSigningKey"
  ADD CONSTRAINT "LicenceSigningKey_one_check" CHECK ((id = 1));
