/** The part of this module that everybody can use: {@link hp41.rom.RomFile}. */
package hp41.rom;
