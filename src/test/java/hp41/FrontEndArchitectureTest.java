package hp41;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import hp41.screen.Role;
import hp41.screen.Theme;

/** The application keeps its libraries each in its own corner. */
@AnalyzeClasses(
    packages = {
      "hp41.screen",
      "hp41.panel",
      "hp41.terminal",
      "hp41.command",
      "hp41.files",
      "hp41.output",
      "hp41.states",
      "hp41.barcode",
      "hp41.paper",
      "hp41.pdf",
      "hp41.sound"
    },
    importOptions = DoNotIncludeTests.class)
class FrontEndArchitectureTest {

  @ArchTest
  static final ArchRule onlyTheLanternaTerminalKnowsLanterna =
      noClasses()
          .that()
          .haveNameNotMatching("hp41\\.screen\\.LanternaTerminal.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.googlecode.lanterna..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyPdfPagesAndThoseWhoDrawThemKnowOpenPdf =
      noClasses()
          .that()
          .haveNameNotMatching("hp41\\.(pdf\\.|barcode\\.PdfSheet|paper\\.PdfPaper).*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.lowagie..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsPicocli =
      noClasses()
          .that()
          .resideOutsideOfPackage("hp41.command")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule theTerminalDoesNotKnowTheCommandLine =
      noClasses()
          .that()
          .resideInAPackage("hp41.terminal")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("hp41.command")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule filesKnowNothingOfWhoeverReadsAndWritesThem =
      noClasses()
          .that()
          .resideInAnyPackage("hp41.files", "hp41.output", "hp41.states")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("hp41.command", "hp41.terminal", "hp41.panel", "hp41.screen")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule theScreenKnowsNoCalculator =
      noClasses()
          .that()
          .resideInAPackage("hp41.screen")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("hp41", "hp41.panel", "hp41.terminal", "hp41.command");

  @ArchTest
  static final ArchRule panelsKnowNoSession =
      noClasses()
          .that()
          .resideInAPackage("hp41.panel")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("hp41.terminal", "hp41.command");

  @ArchTest
  static final ArchRule panelsNameRolesAndNoColours =
      noClasses()
          .that()
          .resideInAnyPackage("hp41.panel", "hp41.terminal")
          .should()
          .callMethod(Theme.class, "colour", Role.class)
          .orShould()
          .callMethod(Theme.class, "colours");

  @ArchTest
  static final ArchRule barCodeKnowsNoOtherPartOfTheApplication =
      noClasses()
          .that()
          .resideInAPackage("hp41.barcode")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "hp41.command", "hp41.files", "hp41.terminal", "hp41.panel", "hp41.screen")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule classesAreNamedAfterWhatTheyAre =
      noClasses().should().haveNameMatching(".*(Utils?|Manager|Impl|Helper)");
}
