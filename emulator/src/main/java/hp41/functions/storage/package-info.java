/**
 * The functions that store programs and data outside main memory: in extended memory, on cards and
 * on mass storage media, and the other functions of these modules.
 *
 * <p>Start with the tables, for example {@link hp41.functions.storage.ExtendedFunctions} and {@link
 * hp41.functions.storage.MassStorageFunctions}. Functions for extended memory use {@link
 * hp41.functions.storage.ExtendedDirectory}; those for cards and media use the folders of {@link
 * hp41.peripherals.Peripherals}.
 */
package hp41.functions.storage;
