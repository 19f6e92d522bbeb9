CREATE OR REPLACE FUNCTION public.softhaven_products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."license", b."version", b."shownRating", b."standing", b."price", b."categoryId", b."isFeatured", b."isHidden",
        b."originalPrice", CASE WHEN b."comparedPrices" IS NULL THEN coalesce(b."originalPrice" > 0 AND round((1 - b."price" / nullif(b."originalPrice", 0)) * 100) > 0, false)
          ELSE b."comparedPrices" ? 'base' END,
        b."platforms", b."licenseType", b."termMonths", b."devices", b."inStock", b."delivery", coalesce(b."keysLeft", 1) = 0)
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."license", n."version", n."shownRating", n."standing", n."price", n."categoryId", n."isFeatured", n."isHidden",
        n."originalPrice", CASE WHEN n."comparedPrices" IS NULL THEN coalesce(n."originalPrice" > 0 AND round((1 - n."price" / nullif(n."originalPrice", 0)) * 100) > 0, false)
          ELSE n."comparedPrices" ? 'base' END,
        n."platforms", n."licenseType", n."termMonths", n."devices", n."inStock", n."delivery", coalesce(n."keysLeft", 1) = 0)
  ));
  RETURN NULL;
END
$function$;

CREATE TRIGGER "Product_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION softhaven_products_changed();
